import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { addressOfFile, fileAtAddress } from "../../build/local-address";

test.each([
  [
    "Windows",
    win32,
    "C:\\Users\\Ann Müller\\My Games\\100% zombies",
    "C:\\Users\\Ann Müller\\My Games\\100% zombies\\x.png",
  ],
  ["macOS", posix, "/Users/zoë/My Games", "/Users/zoë/My Games/x.png"],
  ["Linux", posix, "/home/łucja/gry i zabawy", "/home/łucja/gry i zabawy/x.png"],
])("a file of %s is named by its plain path, and found by it", (_system, system, folder, address) => {
  expect(addressOfFile([folder, "x.png"], system)).toBe(address);
  expect(fileAtAddress(address)).toBe(address);
});

test.each([
  ["escaped, of Windows", "file:///C:/Users/Ann%20M%C3%BCller/100%25/x.png", "C:/Users/Ann Müller/100%/x.png"],
  ["escaped, of others", "file:///home/%C5%82ucja/gry%20i%20zabawy/x.png", "/home/łucja/gry i zabawy/x.png"],
  ["plain, of Windows", "file:///D:\\My Games\\x%20y.png", "D:\\My Games\\x%20y.png"],
  ["plain, of Windows, no blank", "file:///D:\\Games\\x%20y.png", "D:\\Games\\x%20y.png"],
  ["plain, of others", "file:///Users/zoë/My Games/x.png", "/Users/zoë/My Games/x.png"],
  ["plain with its own slash", "file:////Users/zoë/My Games/x.png", "/Users/zoë/My Games/x.png"],
  ["with a sign that is no escape", "file:///home/100%/x.png", "/home/100%/x.png"],
])("an address with the scheme is read too: %s", (_form, address, file) => {
  expect(fileAtAddress(address)).toBe(file);
});

test.each([
  "",
  "x.png",
  "C:x.png",
  "https://example.org/x.png",
  "http://example.org/x.png",
  "\\\\server\\share\\x.png",
  "//server/share/x.png",
  "/\\server\\share\\x.png",
  "file://server/share/x.png",
  "file://///server/share/x.png",
  "file:///%5C%5Cserver%5Cshare%5Cx.png",
  "file:////%2Fserver/share/x.png",
])("what names no file of this computer is none: %j", (address) => {
  expect(fileAtAddress(address)).toBeUndefined();
});
