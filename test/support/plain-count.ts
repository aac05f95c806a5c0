import type { Reporter, TestModule } from "vitest/node";

/** Ends the run with the plain line `N passed, N failed`. */
export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state]++;
      // A file or a hook that breaks fails tests that are never counted.
      count.failed += module.errors().length;
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
    }
    const skipped = count.skipped + count.pending;
    const skips = skipped > 0 ? `${String(skipped)} skipped\n` : "";
    // The default reporter writes its own summary in the same turn; ours comes last.
    setImmediate(() =>
      process.stdout.write(`${skips}${String(count.passed)} passed, ${String(count.failed)} failed\n`),
    );
  }
}
