import { SEAT_KEY, SHARE } from "./door-wire";

/** The keys that this browser was given, and what its person is called. */

const SEAT = "outbreak.seatKey";
const HOST = "outbreak.hostKey";
const NAME = "outbreak.name";

/** The key in a link leaves the address bar at once: nobody reads it over a shoulder, or finds it in a history. */
const fromAddress = (): string => {
  if (!location.hash.startsWith(SEAT_KEY)) return "";
  const key = location.hash.slice(SEAT_KEY.length);
  history.replaceState(null, "", location.pathname + location.search);
  sessionStorage.setItem(SEAT, key);
  localStorage.setItem(SEAT, key);
  return key;
};

/** The seat of this tab; a new tab of a guest has the guest's last. "" for who was given none. */
export const seatKey = (): string => {
  const given = fromAddress();
  return given === "" ? (sessionStorage.getItem(SEAT) ?? localStorage.getItem(SEAT) ?? "") : given;
};

/** Whether the page was opened to share the table that it finds: once, or a reload would. */
export const isToBeShared = (): boolean => {
  const { hash, pathname, search } = location;
  if (hash === SHARE) history.replaceState(null, "", pathname + search);
  return hash === SHARE;
};

/** Whether this page was opened by a link to a seat. */
export const isInvited = (): boolean => location.hash.startsWith(SEAT_KEY) || sessionStorage.getItem(SEAT) !== null;

export const hostKey = (): string => localStorage.getItem(HOST) ?? "";

export const keepHostKey = (key: string): void => {
  localStorage.setItem(HOST, key);
};

export const ownName = (): string => localStorage.getItem(NAME) ?? "";

export const keepName = (name: string): void => {
  localStorage.setItem(NAME, name);
};
