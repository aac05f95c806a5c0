/** What the server says of the table: its save, and which local files the save's addresses stand for. */
export interface About {
  readonly name: string;
  /** Of the save's bytes: what was kept of another save is another table. */
  readonly key: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where all this is. */
  readonly folder: string;
  /** Whether tables can be shared here: where there are only files to be had, nobody can be invited. */
  readonly invites?: boolean;
  /** The table is shared already: it is in a room of the server. */
  readonly shared?: boolean;
}

/** A room that is shared names the files of its save so, and never where they lie on its computer. */
const SERVED = /^\/([a-z0-9-]+\/)?files\//;

/** What the server says of the table in this folder; its files by whole addresses, which are the same to every worker. */
export const aboutIn = async (folder: string): Promise<About> => {
  const about = JSON.parse(await asText(new URL("about.json", folder).href)) as Omit<About, "folder">;
  const files = Object.entries(about.files).map(([url, path]) => [url, new URL(path, folder).href] as const);
  return { ...about, folder, files: Object.fromEntries(files) };
};

/** Where a page may get a file from: our own server, or a public https address. */
export const addressOf = (files: About["files"], url: string): string => {
  const own = files[url];
  if (own !== undefined) return own;
  if (SERVED.test(url)) return url;
  if (!URL.canParse(url)) return "";
  const { protocol, href } = new URL(url);
  if (protocol === "https:") return href;
  return protocol === "http:" ? href.replace("http:", "https:") : "";
};

export const asText = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return answer.text();
};

/** The texts of the models that our own server has: the host measures pieces by them. */
export const modelsOf = async (files: About["files"]): Promise<ReadonlyMap<string, string>> => {
  const models = Object.entries(files).filter(([url]) => url.toLowerCase().endsWith(".obj"));
  const texts = await Promise.all(models.map(async ([url, address]) => [url, await asText(address)] as const));
  return new Map(texts);
};
