import type { Game } from "./game";
import { has } from "./list";
import type { Nouns, Seat, Word } from "./words";

export const HIDDEN: Word = "hidden";

/** What this seat may see of an event: its fields, the secret ones put out of sight. */
export const shown = <N extends Nouns>(
  game: Game<N>,
  event: N["Event"],
  seat: Seat,
): Readonly<Record<string, unknown>> => {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const secretOf = game.secrets[event.was as N["Event"]["was"]] as
    ((this: void, event: N["Event"]) => { readonly owner: Seat; readonly fields: readonly Word[] }) | undefined;
  if (secretOf === undefined) return fields;
  const secret = secretOf(event);
  if (secret.owner === seat) return fields;
  const visible: Record<string, unknown> = {};
  for (const field in fields) visible[field] = has(secret.fields, field) ? HIDDEN : fields[field];
  return visible;
};
