import type { About } from "../../page/room/files";
import type { Bodies, Body } from "../serving/body";

/** What the server gives while it can share tables: it says that it can, and of a shared table no more than a seat may know. */

/** A table among all that is served: the folder it lies in ("" for a server of one), and its own files. */
export interface Table {
  readonly folder: string;
  readonly files: readonly { readonly url: string; readonly path: string; readonly read: Body }[];
}

const FOLDER = /^([a-z0-9-]+\/)?$/;

export const tableIn = (bodies: Bodies, folder: string): Table | "none" => {
  const about = FOLDER.test(folder) ? bodies.get(`/${folder}about.json`) : undefined;
  if (about === undefined) return "none";
  const { files } = JSON.parse(about().toString("utf8")) as About;
  return {
    folder,
    files: Object.entries(files).flatMap(([url, path]) => {
      const read = bodies.get(`/${folder}${path}`);
      return read === undefined ? [] : [{ url, path: `/${folder}${path}`, read }];
    }),
  };
};

/** The table that is shared, if one is. */
export interface Shared {
  readonly name: string;
  readonly folder: string;
}

const IS_ABOUT = /^\/((?:[a-z0-9-]+\/)?)about\.json$/;
const IS_SAVE = /^\/((?:[a-z0-9-]+\/)?)save\.json$/;

const asBody = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** `isHere`: who asks is at this computer, and may know where its files lie. */
export const bodyAt = (bodies: Bodies, path: string, isHere: boolean, shared: Shared | "none"): Body | undefined => {
  const body = bodies.get(path);
  const [, about] = IS_ABOUT.exec(path) ?? [];
  const [, save] = IS_SAVE.exec(path) ?? [];
  if (body === undefined || (about === undefined && save === undefined)) return body;
  const isShared = shared !== "none" && shared.folder === (about ?? save);
  if (about === undefined) return isHere && !isShared ? body : undefined;
  if (isShared) return () => asBody({ name: shared.name, key: "", files: {}, invites: true, shared: true });
  if (!isHere) return undefined;
  return () => asBody({ ...(JSON.parse(body().toString("utf8")) as object), invites: true });
};
