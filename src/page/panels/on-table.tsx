import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Element } from "../../host/world/xml-ui";
import type { PageState } from "../page-state";
import { Keys } from "../play/keys";
import { OURS } from "../room/panel";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";
import type { Parts } from "./app";
import { describe } from "./describe";
import { Dialog } from "./dialog";
import { InHand } from "./in-hand";
import { OpenStack } from "./inside";
import { Inspector } from "./inspector";
import { Menu } from "./menu";
import { PieceList } from "./piece-list";
import { words } from "../text/words";
import type { Ui } from "./xml-element";
import { XmlUi } from "./xml-ui";

interface Props {
  readonly parts: Parts;
  readonly state: PageState;
}

/** The panels on the screen. What our own controller shows stands beside the table, and here when it is asked for. */
export const screenPanels = ({ elements, slate, ownPanel }: PageState): readonly Element[] =>
  elements.filter(({ tag, attributes }) => {
    const isBeside = slate !== "none" && !ownPanel && attributes["id"]?.startsWith(OURS) === true;
    return tag !== "Defaults" && !isBeside;
  });

/** The pieces one can go to: no zones, and nothing that is only floor. */
const reachable = (eye: Eye): readonly Standing[] =>
  [...eye.standings.all.values()].filter(
    ({ piece }) => piece.look.as !== "zone" && !(piece.locked && piece.name === ""),
  );

const uiOf = ({ send }: Parts, { assets }: PageState, on: number): Ui => ({
  assets,
  click: (element) => {
    send({ act: "click", element, on });
  },
  enter: (element, value) => {
    send({ act: "enter", element, value, on });
  },
});

/** Holds the canvas, and puts it there once: a canvas that is moved about loses the pointer it has captured. */
const Board = ({ eye: { canvas, lights } }: { readonly eye: Eye }): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(canvas, lights);
  }, [canvas, lights]);
  return <div class="board" ref={place} />;
};

/** Everything that lies over the table. */
export const OnTable = ({ parts, state }: Props): JSX.Element => {
  const { store, eye, grip, pointer, send } = parts;
  const keys = useMemo(() => new Keys(eye, grip, store, send, () => reachable(eye)), [eye, grip, store, send]);
  const pieces = useMemo(() => reachable(eye), [state.pieces, eye]);
  const at = (id: number): Standing | undefined => eye.standings.all.get(id);
  const shown = at(state.shown);
  const press = (event: KeyboardEvent): boolean => {
    if (event.key !== "?") return keys.press(event);
    store.set({ help: true });
    return true;
  };
  return (
    <section class="over" aria-label={words.table}>
      <Board eye={eye} />
      <PieceList
        pieces={pieces}
        focused={state.focused}
        press={press}
        choose={(standing) => {
          keys.focus(standing);
        }}
        enter={() => {
          if (at(state.focused) === undefined && pieces[0] !== undefined) keys.focus(pieces[0]);
        }}
      />
      {state.panels ? (
        <div class="screen" role="region" aria-label={words.panels}>
          <XmlUi elements={screenPanels(state)} ui={uiOf(parts, state, -1)} />
        </div>
      ) : null}
      <InHand
        cards={pieces.filter(({ piece }) => piece.hand === state.you)}
        eye={eye}
        take={(event, standing) => {
          pointer.take(event, standing);
        }}
        show={(id) => {
          store.set({ shown: id });
        }}
      />
      {shown === undefined ? null : <Inspector standing={shown} eye={eye} lines={state.pieces} />}
      <Meant meaning={state.meaning} />
      <OpenMenu parts={parts} state={state} />
      <PiecePanel parts={parts} state={state} />
      {state.inside === "none" ? null : <OpenStack {...state.inside} parts={parts} />}
      <Problem parts={parts} state={state} />
    </section>
  );
};

/** What a click does where the pointer is, or what letting go there would do, with what it costs and risks; or why not. */
const Meant = ({ meaning }: Pick<PageState, "meaning">): JSX.Element => (
  <p class={meaning === "none" ? "meant" : meaning.may ? "meant may" : "meant may-not"} role="status">
    {meaning === "none" ? null : (
      <>
        <b>{meaning.may ? `✓ ${meaning.says}` : `✗ ${words.mayNot}`}</b> {meaning.more}
      </>
    )}
  </p>
);

const OpenMenu = ({ parts: { store, eye, grip, send }, state: { menu, slate } }: Props): JSX.Element | null => {
  const standing = menu === "none" ? undefined : eye.standings.all.get(menu.id);
  if (menu === "none" || standing === undefined) return null;
  const close = (): void => {
    store.set({ menu: "none" });
    document.getElementById("pieces")?.focus();
  };
  const read = (name: string): void => {
    store.set({ reads: { looksFor: name } });
  };
  return (
    <Menu
      key={menu.id}
      standing={standing}
      x={menu.x}
      y={menu.y}
      send={send}
      grip={grip}
      read={slate === "none" ? "no rules" : read}
      close={close}
    />
  );
};

/** A panel that a script has put on a piece. */
const PiecePanel = ({ parts, state }: Props): JSX.Element | null => {
  const { id, elements } = state.piecePanel;
  if (elements.length === 0) return null;
  const standing = parts.eye.standings.all.get(id);
  const close = (): void => {
    parts.send({ act: "watch", id: -1 });
  };
  return (
    <Dialog title={standing === undefined ? "" : describe(standing.piece)} close={close}>
      <div class="piece-panel">
        <XmlUi elements={elements} ui={uiOf(parts, state, id)} />
      </div>
    </Dialog>
  );
};

const Problem = ({ parts: { store }, state: { problem } }: Props): JSX.Element | null =>
  problem === "" ? null : (
    <p class="problem" role="alert">
      {problem}{" "}
      <button
        type="button"
        onClick={() => {
          store.set({ problem: "" });
        }}
      >
        {words.close}
      </button>
    </p>
  );
