import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { SlateSeat } from "../../kernel/slate";
import type { Seat } from "../../kernel/words";
import type { Send } from "../link";
import type { PageState, PageStore } from "../page-state";
import type { Wondering } from "../play/wondering";
import { Ask } from "./ask";
import { Ending } from "./ending";
import { Log } from "./log";
import { colourName } from "../text/colour-name";
import { words } from "../text/words";
import { Phrases } from "./phrases";

/** Whether this colour has taken the seat, and nobody else: then it is "you" and nobody else's. */
const isOwn = ({ colours }: SlateSeat, you: string): boolean => colours.length === 1 && colours[0] === you;

const whoPlays = ({ bot, colours }: SlateSeat): string =>
  bot !== "none" ? words.bot : colours.length === 0 ? words.anybody : colours.map(colourName).join(", ");

/** One name for each: you, or the seat and who plays it. */
const called = (seat: SlateSeat, you: string): string =>
  isOwn(seat, you) ? words.youAre : `${seat.name}: ${whoPlays(seat)}`;

const ONE_OF = 1_000_000;

/** What a match that is over leaves to look at and to do. */
const Over = ({ state, send }: Pick<Props, "state" | "send">): JSX.Element | null => {
  const { slate, ending, you, code } = state;
  const isOver = slate !== "none" && slate.over !== "not yet" && ending !== "none";
  useEffect(() => {
    if (isOver) send({ act: "code" });
  }, [isOver, send]);
  if (slate === "none" || ending === "none" || !isOver) return null;
  const called = (seat: Seat): string => {
    const known = slate.seats.find((each) => each.seat === seat);
    return known === undefined ? "" : isOwn(known, you) ? words.youAre : known.name;
  };
  return (
    <Ending
      slate={slate}
      went={ending}
      code={code}
      called={called}
      rematch={() => {
        send({ act: "rematch", seed: Math.floor(Math.random() * ONE_OF) });
      }}
    />
  );
};

const playing = (seat: SlateSeat, you: string): string => {
  if (!seat.isWaitedFor) return called(seat, you);
  return isOwn(seat, you) ? words.youAsked : `${called(seat, you)}, ${words.asked}`;
};

/** The roles of the match, who plays them, and whose answer is waited for. */
const Roles = ({ seats, you }: { readonly seats: readonly SlateSeat[]; readonly you: string }): JSX.Element => (
  <ul class="roles" aria-label={words.roles}>
    {seats.map((seat) => (
      <li key={seat.seat} class={seat.isWaitedFor ? "asked" : ""}>
        {playing(seat, you)}
      </li>
    ))}
  </ul>
);

interface Props {
  readonly state: PageState;
  readonly store: PageStore;
  readonly send: Send;
  readonly wondering: Wondering;
}

/** What stands beside the table. */
export const Beside = ({ state, store, send, wondering }: Props): JSX.Element => {
  const { you, slate, odds } = state;
  const without = you === "Grey" ? words.spectating : words.noAsk;
  return (
    <main class="beside">
      {state.resumed ? <p class="hint">{words.resumed}</p> : null}
      <Over state={state} send={send} />
      {slate === "none" || you === "Grey" ? (
        <p class="hint">{without}</p>
      ) : (
        <Ask
          slate={slate}
          odds={odds}
          answer={(key, typed) => {
            send({ act: "answer", at: slate.at, key, typed });
          }}
          point={(key) => {
            if (key === "") wondering.rest();
            else wondering.about({ key, id: -1, x: 0, z: 0 });
          }}
          build={() => {
            store.set({ building: true });
          }}
        />
      )}
      {slate === "none" ? null : <Roles seats={slate.seats} you={you} />}
      <Log
        lines={state.lines}
        isMine={({ seat }) => slate !== "none" && slate.seats.some((each) => each.seat === seat && isOwn(each, you))}
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
