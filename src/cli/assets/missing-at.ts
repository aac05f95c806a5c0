import { reasonOf } from "../mistake";

/** An address at which nothing is, and why. */
interface Missing {
  readonly address: string;
  readonly why: string;
}

const AT_ONCE = 8;
const PATIENCE = 20_000;

const whyMissing = async (address: string): Promise<string> => {
  try {
    const answer = await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? "" : `answers ${String(answer.status)}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return `does not answer: ${reasonOf(cause)}`;
  }
};

/** Those of the addresses that give no file. */
export const missingAt = async (addresses: readonly string[]): Promise<readonly Missing[]> => {
  const missing: Missing[] = [];
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const why = await Promise.all(some.map(whyMissing));
    for (const [i, address] of some.entries()) if (why[i] !== "") missing.push({ address, why: why[i] ?? "" });
  }
  return missing;
};
