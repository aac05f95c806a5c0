/** What the panel says beside the questions. */
export const words = {
  title: "Outbreak - Check",
  idle: "This table finds out how the game really behaves. It tries for some minutes by itself, then asks you a few things. Please touch nothing meanwhile.",
  start: "Start",
  again: "Start again",
  trying: "Trying, please touch nothing:",
  cannotTell: "I cannot tell",
  copy: "Thank you. Copy this code (it is in the notebook too) and give it to: npx outbreak check <code>",
  codeSoFar: "What you answer goes into the code below.",
  tip: "Tooltip",
  tipSays: "This is a long tooltip of a button at the right edge of the screen: is this last word readable? YES",
  host: "For the host",
  log: "Log",
  tab: "Check",
} as const;
