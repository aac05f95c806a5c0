import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Send } from "../link";
import type { Grip } from "../play/grip";
import { isContainer, isMovable } from "../play/under";
import type { Standing } from "../view/standing";
import { words } from "../text/words";
import { describe } from "./describe";

interface Item {
  readonly label: string;
  readonly does: () => void;
}

/** What can be done with a piece: the game's own things, then what its scripts offer. */
const itemsOf = (standing: Standing, { send, grip, read }: Pick<Props, "send" | "grip" | "read">): readonly Item[] => {
  const { piece } = standing;
  const { id } = piece;
  const moved: Item[] = isMovable(standing)
    ? [
        {
          label: words.menus.pickUp,
          does: () => {
            grip.pickUp(standing);
          },
        },
        {
          label: words.menus.flip,
          does: () => {
            send({ act: "flip", id });
          },
        },
        {
          label: words.menus.turnLeft,
          does: () => {
            send({ act: "rotate", id, degrees: -15 });
          },
        },
        {
          label: words.menus.turnRight,
          does: () => {
            send({ act: "rotate", id, degrees: 15 });
          },
        },
      ]
    : [];
  const opened: Item[] = isContainer(standing)
    ? [
        {
          label: words.menus.draw,
          does: () => {
            grip.draw(standing);
          },
        },
        {
          label: words.menus.look,
          does: () => {
            send({ act: "look", id });
          },
        },
      ]
    : [];
  const rolls = piece.kind === "Dice" || isContainer(standing);
  const rolled: Item[] = rolls
    ? [
        {
          label: piece.kind === "Dice" ? words.menus.roll : words.menus.shuffle,
          does: () => {
            send({ act: "roll", id });
          },
        },
      ]
    : [];
  const pressed = piece.buttons.map(({ label, tooltip }, index): Item => ({
    label: [label, tooltip].find((text) => text.trim() !== "") ?? words.menus.button(index + 1),
    does: () => {
      send({ act: "press", id, index });
    },
  }));
  const chosen = piece.menu.map((label): Item => ({
    label,
    does: () => {
      send({ act: "choose", id, label });
    },
  }));
  const panel: Item[] = piece.hasUi
    ? [
        {
          label: words.menus.panel,
          does: () => {
            send({ act: "watch", id });
          },
        },
      ]
    : [];
  const looked: Item[] =
    read === "no rules" || piece.name === "" || piece.hidden
      ? []
      : [
          {
            label: words.menus.rules,
            does: () => {
              read(piece.name);
            },
          },
        ];
  return [...pressed, ...chosen, ...looked, ...panel, ...rolled, ...opened, ...moved];
};

interface Props {
  readonly standing: Standing;
  readonly x: number;
  readonly y: number;
  readonly send: Send;
  readonly grip: Grip;
  /** Opens the rules at what this is called. */
  readonly read: ((name: string) => void) | "no rules";
  readonly close: () => void;
}

export const Menu = ({ standing, x, y, send, grip, read, close }: Props): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = place.current;
    if (menu === null) return;
    const room = menu.parentElement ?? menu;
    menu.style.left = `${String(Math.max(0, Math.min(x, room.clientWidth - menu.offsetWidth)))}px`;
    menu.style.top = `${String(Math.max(0, Math.min(y, room.clientHeight - menu.offsetHeight)))}px`;
    menu.querySelector("button")?.focus();
  }, [x, y]);
  const go = (by: number): void => {
    const all = [...(place.current?.querySelectorAll("button") ?? [])];
    const now = all.findIndex((each) => each === document.activeElement);
    all[(now + by + all.length) % all.length]?.focus();
  };
  const { id } = standing.piece;
  return (
    <div
      ref={place}
      class="menu"
      role="menu"
      aria-label={describe(standing.piece)}
      onKeyDown={(event) => {
        if (event.key === "ArrowDown") go(1);
        else if (event.key === "ArrowUp") go(-1);
        else if (event.key === "Escape" || event.key === "Tab") close();
        else return;
        event.preventDefault();
      }}
    >
      <strong>{describe(standing.piece)}</strong>
      {itemsOf(standing, { send, grip, read }).map(({ label, does }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          onClick={() => {
            does();
            close();
          }}
        >
          {label}
        </button>
      ))}
      {standing.piece.inputs.map((input, index) => (
        <label key={index}>
          {input.label}
          <input
            type="text"
            defaultValue={input.value}
            onChange={({ currentTarget }) => {
              send({ act: "write", id, index, text: currentTarget.value });
            }}
          />
        </label>
      ))}
    </div>
  );
};
