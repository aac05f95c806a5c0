import { aboutIn } from "../room/files";
import { painted } from "./paint";
import { Sources } from "./sources";
import type { Order } from "./sprite";

/** Paints sprites beside the page, one after another, the coarse ones first as they are asked for. */

/** It is named for the folder of the table. */
const files = aboutIn(self.name).then((about) => about.files);
const sources = new Sources(files);
const scope = self as unknown as {
  onmessage: (event: { readonly data: Order }) => void;
  postMessage(message: unknown, moved?: readonly Transferable[]): void;
};

scope.onmessage = ({ data }) => {
  painted(data, sources).then(
    (sprite) => {
      scope.postMessage(sprite, [sprite.bitmap]);
    },
    () => {
      scope.postMessage({ key: data.key });
    },
  );
};
