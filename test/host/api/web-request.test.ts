import { describe, expect, test } from "vitest";
import type { Web } from "../../../src/host/world/web";
import { faults, lua, tableOf } from "../../support/host-table";

const ANSWERS: Web = ({ url, method, body }) => {
  if (url === "http://zen") return { text: "calm", headers: { "Content-Type": "text/plain" } };
  if (url === "http://echo") return { text: `${method} ${body}` };
  if (url === "http://missing") return { status: 404, text: "none" };
  return undefined;
};

const SEEN = `
function seen(r)
  got = { r.is_done, r.is_error, r.error or "", r.response_code, r.text, r.url, r.download_progress, r.upload_progress }
  last = r
end
`;

describe("what scripts ask the web", () => {
  const asked = (request: string) => {
    const table = tableOf([], SEEN, { web: ANSWERS });
    lua(table, `now = WebRequest.${request}`);
    const atOnce = lua(table, "return { got == nil, now.is_done, now.is_error, now.text }");
    table.settle();
    return { table, atOnce, got: lua(table, "return got") };
  };

  test("WebRequest WebRequest.get WebRequestInstance.is_done .is_error .error .response_code .text .url .download_progress .upload_progress: comes back at once and is answered later", () => {
    const { atOnce, got } = asked("get('http://zen', seen)");
    expect(atOnce).toEqual([true, false, false, ""]);
    expect(got).toEqual([true, false, "", 200, "calm", "http://zen", 1, 1]);
  });

  test("an answer that says no is an answer; no answer is an error", () => {
    expect(asked("get('http://missing', seen)").got).toEqual([true, false, "", 404, "none", "http://missing", 1, 1]);
    expect(asked("get('http://nowhere', seen)").got).toEqual([
      true,
      true,
      "Cannot resolve destination host",
      0,
      "",
      "http://nowhere",
      1,
      1,
    ]);
    const table = tableOf([], SEEN);
    lua(table, "WebRequest.get('http://zen', seen)");
    table.settle();
    expect([lua(table, "return got[2]"), faults(table)]).toEqual([true, []]);
  });

  test("WebRequestInstance.getResponseHeader .getResponseHeaders: whatever their case", () => {
    const { table } = asked("get('http://zen', seen)");
    expect(lua(table, "return last.getResponseHeader('content-type')")).toBe("text/plain");
    expect(lua(table, "return last.getResponseHeader('Date') == nil")).toBe(true);
    expect(lua(table, "return last.getResponseHeaders()")).toEqual({ "Content-Type": "text/plain" });
  });

  test("WebRequest.post .put .delete .head: send what they are given", () => {
    expect(asked("post('http://echo', { a = 'x y' }, seen)").got).toContain("POST a=x+y");
    expect(asked("post('http://echo', 'raw', seen)").got).toContain("POST raw");
    expect(asked("put('http://echo', 'data', seen)").got).toContain("PUT data");
    expect(asked("delete('http://echo', seen)").got).toContain("DELETE ");
    const { table, got } = asked("head('http://zen', seen)");
    expect(got).toEqual([true, false, "", 200, "", "http://zen", 1, 1]);
    expect(table.world.web.asked).toMatchObject([{ method: "HEAD", url: "http://zen", download: false }]);
  });

  test("WebRequest.custom: sends its headers, and has the text only where that was wanted", () => {
    const { table, got } = asked("custom('http://echo', 'PATCH', true, 'b', { Accept = 'text/plain' }, seen)");
    expect(got).toContain("PATCH b");
    expect(table.world.web.asked[0]?.headers).toEqual({ Accept: "text/plain" });
    expect(asked("custom('http://echo', 'PATCH', false, 'b', {}, seen)").got).not.toContain("PATCH b");
  });

  test("WebRequestInstance.dispose: nobody is told of the answer", () => {
    expect(asked("get('http://zen', seen) now.dispose()").got).toBe(undefined);
  });

  test("a callback that fails is the script's fault; a request without an address an error", () => {
    const table = tableOf([], "", { web: ANSWERS });
    lua(table, "WebRequest.get('http://zen', function() error('oh') end)");
    table.settle();
    expect(faults(table)[0]).toContain("oh");
    expect(() => lua(table, "WebRequest.get('')")).toThrow("WebRequest.get: there is no url");
  });
});
