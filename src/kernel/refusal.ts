import type { Refusal, Word } from "./words";

export const refuse = (rule: Word): Refusal => ({ rule });

/** The kernel's own rules; their sentences are in `text/en.ts` beside this file. */
export const KERNEL_RULES = [
  "K-STALE",
  "K-ASK",
  "K-SEAT",
  "K-COUNT",
  "K-TWICE",
  "K-SHORT",
  "K-LONG",
  "K-SIDE",
  "K-OVER",
  "K-PAUSED",
  "K-BROKEN",
  "K-UNDO",
  "K-BEFORE",
  "K-CODE",
  "K-VERSION",
  "K-KEPT",
  "K-LESSON",
] as const;

export type KernelRule = (typeof KERNEL_RULES)[number];

export const refuseByKernel = (rule: KernelRule): Refusal => ({ rule });
