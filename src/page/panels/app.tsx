import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Send } from "../link";
import type { PageState, PageStore } from "../page-state";
import type { Grip } from "../play/grip";
import { Keys } from "../play/keys";
import { useStore } from "../store";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";
import { Ask, OURS } from "./ask";
import { Dialog } from "./dialog";
import { describe } from "./describe";
import { Inside } from "./inside";
import { Inspector } from "./inspector";
import { Log } from "./log";
import { letteringOf, liveBy, mannerRemembered } from "./manner";
import { Menu } from "./menu";
import { PieceList } from "./piece-list";
import { Seats } from "./seats";
import { TableMenu } from "./table-menu";
import { KEYS, words } from "./text";
import { XmlUi } from "./xml-ui";

export interface Parts {
  readonly store: PageStore;
  readonly eye: Eye;
  readonly grip: Grip;
  readonly send: Send;
}

/** The pieces one can go to: no zones, and nothing that is only floor. */
const reachable = (eye: Eye): readonly Standing[] =>
  [...eye.standings.all.values()].filter(
    ({ piece }) => piece.look.as !== "zone" && !(piece.locked && piece.name === ""),
  );

export const App = (parts: Parts): JSX.Element => {
  const { store, send } = parts;
  const [settings, setSettings] = useState(false);
  const [manner, setManner] = useState(mannerRemembered);
  const state = useStore(store, (all) => all);
  useEffect(() => {
    liveBy(manner);
    parts.eye.lettering = letteringOf(manner);
    parts.eye.look();
  }, [manner, parts.eye]);
  const { companion } = state;
  return (
    <>
      <header class="top">
        <h1>{state.name}</h1>
        <Seats
          people={state.people}
          you={state.you}
          seats={companion === "none" ? [] : companion.seats}
          sit={(colour) => {
            send({ act: "sit", colour });
          }}
        />
        <nav class="row" aria-label={words.table}>
          <button
            type="button"
            onClick={() => {
              parts.eye.fit();
            }}
          >
            {words.fit}
          </button>
          <button
            type="button"
            onClick={() => {
              parts.eye.fitFigures();
            }}
          >
            {words.figures}
          </button>
          <button
            type="button"
            onClick={() => {
              setSettings(true);
            }}
          >
            {words.menu}
          </button>
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
      <OnTable {...parts} state={state} />
      <Beside state={state} send={send} />
      {settings ? (
        <TableMenu
          code={companion === "none" ? "" : companion.code}
          speed={state.speed}
          manner={manner}
          setManner={setManner}
          send={send}
          close={() => {
            setSettings(false);
          }}
        />
      ) : null}
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

const Help = ({ close }: { readonly close: () => void }): JSX.Element => (
  <Dialog title={words.help} close={close}>
    <dl class="keys">
      {KEYS.map(([keys, does]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

/** Everything that lies over the table. */
const OnTable = ({ store, eye, grip, send, state }: Parts & { readonly state: PageState }): JSX.Element => {
  const keys = useMemo(() => new Keys(eye, grip, store, send, () => reachable(eye)), [eye, grip, store, send]);
  const at = (id: number): Standing | undefined => eye.standings.all.get(id);
  const shown = at(state.shown);
  const menu = state.menu === "none" ? undefined : at(state.menu.id);
  const backToPieces = (): void => {
    store.set({ menu: "none" });
    document.getElementById("pieces")?.focus();
  };
  const others = state.elements.filter(({ attributes }) => attributes["id"]?.startsWith(OURS) !== true);
  const ui = (on: number) => ({
    assets: state.assets,
    click: (element: string) => {
      send({ act: "click", element, on });
    },
    enter: (element: string, value: string) => {
      send({ act: "enter", element, value, on });
    },
  });
  const press = (event: KeyboardEvent): boolean => {
    if (event.key !== "?") return keys.press(event);
    store.set({ help: true });
    return true;
  };
  const pieces = useMemo(() => reachable(eye), [state.pieces, eye]);
  return (
    <section class="over" aria-label={words.table}>
      <PieceList
        pieces={pieces}
        focused={state.focused}
        press={press}
        enter={() => {
          if (at(state.focused) === undefined && pieces[0] !== undefined) keys.focus(pieces[0]);
        }}
      />
      <div class="screen" role="region" aria-label={words.panels}>
        <XmlUi elements={others} ui={ui(-1)} />
      </div>
      {shown === undefined ? null : <Inspector standing={shown} eye={eye} lines={state.pieces} />}
      {menu === undefined || state.menu === "none" ? null : (
        <Menu
          key={menu.piece.id}
          standing={menu}
          x={state.menu.x}
          y={state.menu.y}
          send={send}
          grip={grip}
          close={backToPieces}
        />
      )}
      {state.piecePanel.elements.length === 0 ? null : (
        <Dialog
          title={describeId(at(state.piecePanel.id))}
          close={() => {
            send({ act: "watch", id: -1 });
          }}
        >
          <div class="piece-panel">
            <XmlUi elements={state.piecePanel.elements} ui={ui(state.piecePanel.id)} />
          </div>
        </Dialog>
      )}
      {state.inside === "none" ? null : <OpenStack state={state} eye={eye} grip={grip} store={store} />}
      {state.problem === "" ? null : (
        <p class="problem" role="alert">
          {state.problem}{" "}
          <button
            type="button"
            onClick={() => {
              store.set({ problem: "" });
            }}
          >
            {words.close}
          </button>
        </p>
      )}
    </section>
  );
};

const describeId = (standing: Standing | undefined): string => (standing === undefined ? "" : describe(standing.piece));

const OpenStack = ({
  state,
  eye,
  grip,
  store,
}: { readonly state: PageState } & Omit<Parts, "send">): JSX.Element | null => {
  if (state.inside === "none") return null;
  const { id, inside } = state.inside;
  const standing = eye.standings.all.get(id);
  const close = (): void => {
    store.set({ inside: "none" });
  };
  const take = (index: number): void => {
    if (standing !== undefined) grip.draw(standing, index);
    close();
    document.getElementById("pieces")?.focus();
  };
  return <Inside name={describeId(standing)} inside={inside} eye={eye} take={take} close={close} />;
};

/** The companion beside the table. */
const Beside = ({ state, send }: { readonly state: PageState; readonly send: Send }): JSX.Element => {
  const panel = state.elements.find(({ attributes }) => attributes["id"] === `${OURS}${state.you}-panel`);
  const without = state.you === "Grey" ? words.spectating : words.noAsk;
  return (
    <main class="beside">
      {state.resumed ? <p class="hint">{words.resumed}</p> : null}
      {panel === undefined ? (
        <p class="hint">{without}</p>
      ) : (
        <Ask
          panel={panel}
          companion={state.companion}
          click={(element) => {
            send({ act: "click", element, on: -1 });
          }}
        />
      )}
      <Log
        lines={state.lines}
        say={(text) => {
          send({ act: "say", text });
        }}
      />
    </main>
  );
};
