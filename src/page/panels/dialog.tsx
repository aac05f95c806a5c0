import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../text/words";

/** A window above the page: the browser keeps the keyboard in it and closes it on Escape. */
export const Dialog = ({
  title,
  close,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const place = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    place.current?.showModal();
  }, []);
  return (
    <dialog ref={place} class={wide ? "wide" : ""} aria-label={title} onClose={close}>
      <header class="row">
        <h2>{title}</h2>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  );
};
