import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { showDepth } from "../depth";
import type { Send } from "../link";
import type { PageStore } from "../page-state";
import type { Grip } from "../play/grip";
import type { Pointer } from "../play/pointer";
import type { Wondering } from "../play/wondering";
import { useStore } from "../store";
import type { Eye } from "../view/eye";
import { Beside } from "./beside";
import { Help } from "./help";
import { InviteWindow } from "./invite";
import { LineNotice } from "./line-state";
import { letteringOf, liveBy, type Manner, mannerRemembered } from "./manner";
import { OnTable, screenPanels } from "./on-table";
import { RulesWindow } from "./rules";
import { Seats } from "./seats";
import { TableMenu } from "./table-menu";
import { words } from "../text/words";
import { WorkshopWindow } from "./workshop";

/** What the page is made of, for whoever has to reach it. */
export interface Parts {
  readonly store: PageStore;
  readonly eye: Eye;
  readonly grip: Grip;
  readonly wondering: Wondering;
  readonly pointer: Pointer;
  readonly send: Send;
}

const useManner = (eye: Eye): readonly [Manner, (manner: Manner) => void] => {
  const [manner, setManner] = useState(mannerRemembered);
  useEffect(() => {
    liveBy(manner);
    eye.lettering = letteringOf(manner);
    eye.look();
  }, [manner, eye]);
  return [manner, setManner];
};

export const App = (parts: Parts): JSX.Element => {
  const { store, eye, send } = parts;
  const [opens, setOpens] = useState(false);
  const [manner, setManner] = useManner(eye);
  const state = useStore(store, (all) => all);
  return (
    <>
      <Top
        parts={parts}
        open={() => {
          setOpens(true);
        }}
      />
      <LineNotice line={state.line} />
      <OnTable parts={parts} state={state} />
      <Beside state={state} store={store} send={send} wondering={parts.wondering} />
      {opens ? (
        <TableMenu
          isGuest={state.as === "guest"}
          code={state.code}
          speed={state.speed}
          ownPanel={state.ownPanel}
          setOwnPanel={(ownPanel) => {
            store.set({ ownPanel });
          }}
          manner={manner}
          setManner={setManner}
          respoken={() => {
            store.set({ spoken: state.spoken + 1 });
          }}
          send={send}
          close={() => {
            setOpens(false);
          }}
        />
      ) : null}
      {state.building && state.builds ? (
        <WorkshopWindow
          parts={parts}
          state={state}
          close={() => {
            store.set({ building: false });
          }}
        />
      ) : null}
      {state.inviting ? (
        <InviteWindow
          state={state}
          send={send}
          close={() => {
            store.set({ inviting: false });
          }}
        />
      ) : null}
      {state.reads === "closed" ? null : (
        <RulesWindow
          chapters={state.rules}
          notebook={state.notebook}
          looksFor={state.reads.looksFor}
          send={send}
          close={() => {
            store.set({ reads: "closed" });
          }}
        />
      )}
      {state.help ? (
        <Help
          close={() => {
            store.set({ help: false });
          }}
        />
      ) : null}
    </>
  );
};

const Top = ({ parts: { store, eye, send }, open }: { readonly parts: Parts; readonly open: () => void }) => {
  const state = useStore(store, (all) => all);
  const decks: readonly [label: string, does: () => void] = [
    words.workshop,
    () => {
      store.set({ building: true });
    },
  ];
  const rules: readonly [label: string, does: () => void] = [
    words.rules,
    () => {
      store.set({ reads: { looksFor: "" } });
    },
  ];
  const buttons: readonly (readonly [label: string, does: () => void])[] = [
    ...(state.builds ? [decks] : []),
    ...(state.slate === "none" ? [] : [rules]),
    [
      words.invite,
      () => {
        store.set({ inviting: true });
      },
    ],
    [
      words.fit,
      () => {
        eye.fit();
      },
    ],
    [
      words.figures,
      () => {
        eye.fitFigures();
      },
    ],
    [words.menu, open],
  ];
  return (
    <header class="top">
      <h1>{state.name}</h1>
      <Seats
        isGuest={state.as === "guest"}
        people={state.people}
        you={state.you}
        seats={state.slate === "none" ? [] : state.slate.seats}
        sit={(colour) => {
          send({ act: "sit", colour });
        }}
      />
      <nav class="row" aria-label={words.table}>
        {screenPanels(state).length === 0 ? null : (
          <button
            type="button"
            aria-pressed={state.panels}
            onClick={() => {
              store.set({ panels: !state.panels });
            }}
          >
            {words.panels}
          </button>
        )}
        <button
          type="button"
          aria-pressed={state.deep}
          onClick={() => {
            void showDepth(eye, store, !state.deep);
          }}
        >
          {words.depth}
        </button>
        {buttons.map(([label, does]) => (
          <button key={label} type="button" onClick={does}>
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-label={words.help}
          onClick={() => {
            store.set({ help: true });
          }}
        >
          ?
        </button>
      </nav>
    </header>
  );
};
