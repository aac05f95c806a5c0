import type { JSX } from "preact";
import type { Send } from "../link";
import type { PageState, PageStore } from "../page-state";
import { OURS } from "../room/panel";
import type { CompanionSeat } from "../room/wire";
import { Ask } from "./ask";
import { Log } from "./log";
import { words } from "./text";

const whoPlays = ({ bot, colours }: CompanionSeat): string =>
  bot ? words.bot : colours.length === 0 ? words.anybody : colours.join(", ");

/** The roles of the match, who plays them, and whose answer is waited for. */
const Roles = ({ seats }: { readonly seats: readonly CompanionSeat[] }): JSX.Element => (
  <ul class="roles" aria-label={words.roles}>
    {seats.map((seat) => (
      <li key={seat.seat} class={seat.asked ? "asked" : ""}>
        {seat.name}: {whoPlays(seat)}
        {seat.asked ? `, ${words.asked}` : ""}
      </li>
    ))}
  </ul>
);

interface Props {
  readonly state: PageState;
  readonly store: PageStore;
  readonly send: Send;
}

/** The companion beside the table. */
export const Beside = ({ state, store, send }: Props): JSX.Element => {
  const { you, companion } = state;
  const panel = state.elements.find(({ attributes }) => attributes["id"] === `${OURS}${you}-panel`);
  const without = you === "Grey" ? words.spectating : words.noAsk;
  return (
    <main class="beside">
      {state.resumed ? <p class="hint">{words.resumed}</p> : null}
      {panel === undefined ? (
        <p class="hint">{without}</p>
      ) : (
        <Ask
          panel={panel}
          companion={companion}
          click={(element) => {
            send({ act: "click", element, on: -1 });
          }}
          enter={(element, value) => {
            send({ act: "enter", element, value, on: -1 });
          }}
          build={() => {
            store.set({ building: true });
          }}
        />
      )}
      {companion === "none" ? null : <Roles seats={companion.seats} />}
      <Log
        lines={state.lines}
        say={(text) => {
          send({ act: "say", text });
        }}
      />
    </main>
  );
};
