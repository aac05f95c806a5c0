import { existsSync } from "node:fs";
import { fileAtAddress } from "../../../build/local-address";
import { addressesIn, addressFieldsOf, withoutMarks } from "../../saves/addresses";
import { type SaveNode, textIn } from "../../saves/node";
import type { SavedObject } from "../../saves/objects";
import type { Save } from "../../saves/save";

/** What a save names outside itself. */
export interface Assets {
  /** The most addresses first. */
  readonly hosts: readonly { readonly host: string; readonly addresses: number }[];
  /** Files of this computer that are not there. */
  readonly dead: readonly string[];
  /** Addresses that only a script or a note knows. */
  readonly hidden: readonly { readonly at: string; readonly field: string; readonly address: string }[];
}

const HERE = "this computer";

const hostOf = (address: string): string => {
  if (fileAtAddress(address) !== undefined) return HERE;
  return URL.canParse(address) ? new URL(address).host : "no address at all";
};

const distinct = (list: readonly string[]): readonly string[] => [...new Set(list)];

const isDead = (address: string): boolean => {
  const file = fileAtAddress(address);
  return file !== undefined && !existsSync(file);
};

const LONGER_TEXTS = ["LuaScript", "LuaScriptState", "XmlUI", "Description", "GMNotes", "Memo", "Note", "Rules"];

const hiddenIn = (node: SaveNode, at: string, known: ReadonlySet<string>): Assets["hidden"] =>
  LONGER_TEXTS.flatMap((field) =>
    addressesIn(textIn(node, field))
      .filter((address) => !known.has(address))
      .map((address) => ({ at, field, address })),
  );

export const assetsOf = (save: Save, objects: readonly SavedObject[]): Assets => {
  const addresses = distinct(addressFieldsOf(save).map(({ address }) => withoutMarks(address)));
  const known = new Set(addresses);
  const hosts = new Map<string, number>();
  for (const address of addresses) hosts.set(hostOf(address), (hosts.get(hostOf(address)) ?? 0) + 1);
  return {
    hosts: [...hosts].map(([host, count]) => ({ host, addresses: count })).sort((a, b) => b.addresses - a.addresses),
    dead: addresses.filter(isDead),
    hidden: [
      ...hiddenIn(save.root, "Global", known),
      ...objects.flatMap(({ node, path }) => hiddenIn(node, path, known)),
    ],
  };
};
