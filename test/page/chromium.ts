import type { TestProject } from "vitest/node";
import { chromiumHere } from "../../src/cli/serving/browser";
import { installed } from "../support/debian";

declare module "vitest" {
  interface ProvidedContext {
    /** Why there is no browser for the tests; empty if there is one. */
    readonly noBrowser: string;
  }
}

const reasonForNone = async (): Promise<string> => {
  if ((process.env["CHROMIUM"] ?? "") !== "" && chromiumHere() === "") return "CHROMIUM names no file";
  return installed("chromium", () => chromiumHere() !== "", "install Chromium, or name one in CHROMIUM");
};

/** Before the first test: sees to it that there is a browser, or says why the tests in one are skipped. */
export default async (project: TestProject): Promise<void> => {
  const reason = await reasonForNone();
  const noBrowser = reason === "" ? "" : `there is no Chromium here; ${reason}`;
  if (noBrowser !== "") process.stdout.write(`the tests in a browser are skipped: ${noBrowser}\n`);
  project.provide("noBrowser", noBrowser);
};
