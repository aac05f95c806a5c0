import type { JSX } from "preact";
import type { SlateSeat } from "../../kernel/slate";
import type { Send } from "../link";
import type { PageState, PageStore } from "../page-state";
import { Ask } from "./ask";
import { Log } from "./log";
import { colourName } from "../text/colour-name";
import { words } from "../text/words";
import { Phrases } from "./phrases";

const whoPlays = ({ bot, colours }: SlateSeat): string =>
  bot !== "none" ? words.bot : colours.length === 0 ? words.anybody : colours.map(colourName).join(", ");

/** The roles of the match, who plays them, and whose answer is waited for. */
const Roles = ({ seats }: { readonly seats: readonly SlateSeat[] }): JSX.Element => (
  <ul class="roles" aria-label={words.roles}>
    {seats.map((seat) => (
      <li key={seat.seat} class={seat.isWaitedFor ? "asked" : ""}>
        {seat.name}: {whoPlays(seat)}
        {seat.isWaitedFor ? `, ${words.asked}` : ""}
      </li>
    ))}
  </ul>
);

interface Props {
  readonly state: PageState;
  readonly store: PageStore;
  readonly send: Send;
}

/** What stands beside the table. */
export const Beside = ({ state, store, send }: Props): JSX.Element => {
  const { you, slate, odds } = state;
  const without = you === "Grey" ? words.spectating : words.noAsk;
  return (
    <main class="beside">
      {state.resumed ? <p class="hint">{words.resumed}</p> : null}
      {slate === "none" || you === "Grey" ? (
        <p class="hint">{without}</p>
      ) : (
        <Ask
          slate={slate}
          odds={odds}
          answer={(key, typed) => {
            send({ act: "answer", at: slate.at, key, typed });
          }}
          build={() => {
            store.set({ building: true });
          }}
        />
      )}
      {slate === "none" ? null : <Roles seats={slate.seats} />}
      <Log
        lines={state.lines}
        say={(text) => {
          send({ act: "say", text });
        }}
        read={(rule) => {
          store.set({ reads: { looksFor: rule } });
        }}
      />
      {state.as === "at home" ? null : (
        <Phrases
          say={(phrase) => {
            send({ act: "phrase", phrase });
          }}
        />
      )}
    </main>
  );
};
