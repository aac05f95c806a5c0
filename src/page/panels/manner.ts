/** How this person likes to see the page: kept in the browser. */
export interface Manner {
  /** 0 small, 1 usual, 2 large. */
  readonly size: number;
  /** 0 as the system, 1 dark, 2 light. */
  readonly look: number;
}

const KEY = "outbreak.manner";
const SIZES = [0.875, 1, 1.25] as const;
const LOOKS = ["", "dark", "light"] as const;

export const mannerRemembered = (): Manner => {
  const [size = 1, look = 0] = (localStorage.getItem(KEY) ?? "1 0").split(" ").map(Number);
  return { size: size in SIZES ? size : 1, look: look in LOOKS ? look : 0 };
};

/** How large letters are beside the usual. */
export const letteringOf = ({ size }: Manner): number => SIZES[size] ?? 1;

export const liveBy = (manner: Manner): void => {
  localStorage.setItem(KEY, `${String(manner.size)} ${String(manner.look)}`);
  document.documentElement.style.fontSize = `${String(letteringOf(manner) * 100)}%`;
  document.documentElement.dataset["look"] = LOOKS[manner.look] ?? "";
};
