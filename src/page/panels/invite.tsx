import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SEAT_KEY } from "../far/door-wire";
import { ownName } from "../far/keys";
import type { Send } from "../link";
import type { PageState } from "../page-state";
import type { Person } from "../room/wire";
import { Dialog } from "./dialog";
import { colourName } from "../text/colour-name";
import { words } from "../text/words";

/** A link for each seat: to share the table, to see who has come, and to take a seat back. */

interface Props {
  readonly state: PageState;
  readonly send: Send;
  readonly close: () => void;
}

const WATCHING = "Grey";

const howIsIt = ({ colour, name, guest }: Person, you: string): string => {
  if (guest !== "none") return `${name} ${words.guests[guest]}`.trim();
  if (colour === you) return words.yourSeat;
  return name === "" ? words.freeSeat : `${name} ${words.takenSeat}`;
};

/** Shown too: a browser may refuse to copy. */
const Link = ({ link, to }: { readonly link: string; readonly to: string }): JSX.Element => {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <input
        type="text"
        readOnly
        value={link}
        aria-label={`${words.linkIs}: ${to}`}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
      <button
        type="button"
        aria-label={`${copied ? words.copied : words.copyLink}: ${to}`}
        onClick={() => {
          void navigator.clipboard.writeText(link).then(() => {
            setCopied(true);
          });
        }}
      >
        {copied ? words.copied : words.copyLink}
      </button>
    </>
  );
};

const Seat = ({
  person,
  link,
  you,
  send,
}: {
  readonly person: Person;
  readonly link: string;
  readonly you: string;
  readonly send: Send;
}): JSX.Element => {
  const { colour, name, guest, tint } = person;
  const isOffered = link !== "" && (guest !== "none" || (name === "" && colour !== you));
  return (
    <li class="invitation">
      <p>
        <span class="dot" style={{ background: tint }} aria-hidden="true" />
        <strong>{colourName(colour)}</strong> {howIsIt(person, you)}
      </p>
      {isOffered ? (
        <div class="row">
          <Link link={link} to={colourName(colour)} />
          {guest === "none" ? null : (
            <button
              type="button"
              aria-label={words.takeBackFrom(colourName(colour))}
              onClick={() => {
                send({ act: "takeBack", colour });
              }}
            >
              {words.takeBack}
            </button>
          )}
        </div>
      ) : null}
    </li>
  );
};

const Links = ({ state, send }: Pick<Props, "state" | "send">): JSX.Element => {
  const { people, you, addresses, invitations } = state;
  const [at, setAt] = useState(0);
  const colours = people.map(({ colour }) => colour).join(" ");
  // Of a seat that was taken back the key is another.
  const guests = people.map(({ guest }) => guest).join(" ");
  useEffect(() => {
    send({ act: "invite", colours: [...colours.split(" "), WATCHING] });
  }, [send, colours, guests]);
  const begin = addresses[at] ?? addresses[0];
  if (begin === undefined) return <p>{words.reachedNowhere}</p>;
  const linkTo = (colour: string): string => {
    const key = invitations.find((each) => each.colour === colour)?.key;
    return key === undefined ? "" : begin + SEAT_KEY + key;
  };
  return (
    <>
      <label class="field">
        {words.reachedAt}
        <select
          onChange={({ currentTarget }) => {
            setAt(currentTarget.selectedIndex);
          }}
        >
          {addresses.map((address, i) => (
            <option key={address} selected={i === at}>
              {address}
            </option>
          ))}
        </select>
      </label>
      <ul class="invitations" aria-label={words.seatLinks}>
        {people.map((person) => (
          <Seat key={person.colour} person={person} link={linkTo(person.colour)} you={you} send={send} />
        ))}
        <li class="invitation">
          <p>
            <strong>{words.watchLink}</strong>
          </p>
          <div class="row">
            <Link link={linkTo(WATCHING)} to={words.watchLink} />
          </div>
        </li>
      </ul>
    </>
  );
};

const Name = ({ send }: Pick<Props, "send">): JSX.Element => (
  <form
    class="field row"
    onSubmit={(event) => {
      event.preventDefault();
      const field = event.currentTarget.elements.namedItem("name") as HTMLInputElement;
      send({ act: "name", name: field.value });
    }}
  >
    <label>
      {words.yourName}
      <input name="name" type="text" required maxLength={24} autocomplete="nickname" defaultValue={ownName()} />
    </label>
    <button type="submit">{words.takeName}</button>
  </form>
);

const AtHome = ({ invites, share }: { readonly invites: boolean; readonly share: () => void }): JSX.Element =>
  invites ? (
    <>
      <p>{words.inviteHow}</p>
      <button type="button" onClick={share}>
        {words.share}
      </button>
    </>
  ) : (
    <p>{words.inviteNobody}</p>
  );

export const InviteWindow = ({ state, send, close }: Props): JSX.Element => (
  <Dialog title={words.inviteFriends} close={close} wide={state.as === "host"}>
    {state.as === "at home" ? (
      <AtHome
        invites={state.invites}
        share={() => {
          send({ act: "share" });
        }}
      />
    ) : (
      <Name send={send} />
    )}
    {state.as === "guest" ? <p>{words.guestHow}</p> : null}
    {state.as === "host" ? (
      <>
        <Links state={state} send={send} />
        <div class="row">
          <button
            type="button"
            onClick={() => {
              send({ act: "stopSharing" });
            }}
          >
            {words.stopSharing}
          </button>
          <small>{words.stopSharingHow}</small>
        </div>
      </>
    ) : null}
  </Dialog>
);
