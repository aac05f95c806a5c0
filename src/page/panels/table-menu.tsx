import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Send } from "../link";
import { words } from "../text/words";
import { CopyCode } from "./copy-code";
import { isSounding, sound } from "../turn";
import { Dialog } from "./dialog";
import { LanguageChoice } from "./language-choice";
import type { Manner } from "./manner";

/** How often the table's frames pass, as `words.speeds` names it. */
const SPEEDS = [0, 1, 2, 4, 60];

interface Props {
  /** What concerns the whole table is the host's. */
  readonly isGuest: boolean;
  readonly code: string;
  readonly speed: number;
  readonly ownPanel: boolean;
  readonly setOwnPanel: (ownPanel: boolean) => void;
  readonly manner: Manner;
  readonly setManner: (manner: Manner) => void;
  /** The page speaks another language now. */
  readonly respoken: () => void;
  readonly send: Send;
  readonly close: () => void;
}

const Choice = ({
  label,
  of,
  now,
  choose,
}: {
  readonly label: string;
  readonly of: readonly string[];
  readonly now: number;
  readonly choose: (index: number) => void;
}): JSX.Element => (
  <label class="field">
    {label}
    <select
      onChange={({ currentTarget }) => {
        choose(currentTarget.selectedIndex);
      }}
    >
      {of.map((each, i) => (
        <option key={each} selected={i === now}>
          {each}
        </option>
      ))}
    </select>
  </label>
);

/** What gives the table away, or another in its place. */
const WholeTable = ({
  open,
  send,
  close,
}: Pick<Props, "send" | "close"> & { readonly open: (file: File | undefined) => void }): JSX.Element => (
  <>
    <form
      class="field row"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem("code") as HTMLInputElement;
        send({ act: "replay", code: field.value });
        close();
      }}
    >
      <label>
        {words.paste}
        <input name="code" type="text" required autocomplete="off" />
      </label>
      <button type="submit">{words.replay}</button>
    </form>
    <hr />
    <div class="row">
      <button
        type="button"
        onClick={() => {
          send({ act: "save" });
        }}
      >
        {words.save}
      </button>
      <label class="file">
        {words.load}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            open(currentTarget.files?.[0]);
          }}
        />
      </label>
      <button
        type="button"
        onClick={() => {
          send({ act: "again" });
          close();
        }}
      >
        {words.again}
      </button>
    </div>
  </>
);

export const TableMenu = (props: Props): JSX.Element => {
  const { code, speed, manner, setManner, send, close } = props;
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    send({ act: "load", text: await file.text(), name: file.name.replace(/\.json$/i, "") });
    close();
  };
  useEffect(() => {
    send({ act: "code" });
  }, [send]);
  return (
    <Dialog title={words.table} close={close}>
      <LanguageChoice respoken={props.respoken} />
      {props.isGuest ? null : (
        <Choice
          label={words.speed}
          of={words.speeds}
          now={SPEEDS.indexOf(speed)}
          choose={(i) => {
            send({ act: "speed", speed: SPEEDS[i] ?? 1 });
          }}
        />
      )}
      <Choice
        label={words.size}
        of={words.sizes}
        now={manner.size}
        choose={(size) => {
          setManner({ ...manner, size });
        }}
      />
      <Choice
        label={words.look}
        of={words.looks}
        now={manner.look}
        choose={(look) => {
          setManner({ ...manner, look });
        }}
      />
      <Choice
        label={words.ownPanel}
        of={words.ownPanels}
        now={props.ownPanel ? 1 : 0}
        choose={(i) => {
          props.setOwnPanel(i === 1);
        }}
      />
      <Choice
        label={words.sound}
        of={words.sounds}
        now={isSounding() ? 1 : 0}
        choose={(i) => {
          sound(i === 1);
        }}
      />
      <hr />
      {code === "" ? null : <CopyCode code={code} />}
      {props.isGuest ? null : <WholeTable open={(file) => void open(file)} send={send} close={close} />}
    </Dialog>
  );
};
