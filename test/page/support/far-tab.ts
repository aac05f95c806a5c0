import { once } from "node:events";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { HOST_DOOR, type Invitation, type Knock, SEAT_DOOR, type Sent } from "../../../src/page/far/door-wire";
import type { Told } from "../../../src/page/room/wire";

/** A tab of a shared room without a browser: every letter that it was sent is kept. */
export class FarTab {
  readonly texts: string[] = [];
  readonly told: Told[] = [];
  /** Why it was closed; 0 while it is open. */
  closed = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on("message", (data: Buffer) => {
      this.texts.push(data.toString());
      this.told.push(JSON.parse(data.toString()) as Told);
    });
    socket.on("close", (code) => {
      this.closed = code;
    });
    socket.on("error", () => undefined);
  }

  /** Comes to a door, as a page of that address does. */
  static async at(address: string, door: "host" | "seat", knock?: Knock): Promise<FarTab> {
    const { host, origin } = new URL(address);
    const tab = new FarTab(new WebSocket(`ws://${host}${door === "host" ? HOST_DOOR : SEAT_DOOR}`, { origin }));
    await once(tab.socket, "open");
    if (knock !== undefined) tab.socket.send(JSON.stringify(knock));
    return tab;
  }

  static seated(address: string, key: string): Promise<FarTab> {
    return FarTab.at(address, "seat", { knock: "key", key });
  }

  send(said: Sent): void {
    this.socket.send(JSON.stringify(said));
  }

  last<Kind extends Told["told"]>(kind: Kind): Extract<Told, { readonly told: Kind }> | undefined {
    return this.told.findLast((each): each is Extract<Told, { readonly told: Kind }> => each.told === kind);
  }

  /** What this seat is shown, as soon as it is this. */
  async sees(title: string): Promise<void> {
    await expect.poll(() => this.#slate?.title ?? "").toContain(title);
  }

  /** Answers with the choice that says this. */
  async answers(text: string): Promise<void> {
    await expect.poll(() => this.#choice(text) !== undefined).toBe(true);
    this.send({ act: "answer", at: this.#slate?.at ?? -1, key: this.#choice(text)?.key ?? "", typed: "" });
  }

  async invitations(colours: readonly string[]): Promise<readonly Invitation[]> {
    this.send({ act: "invite", colours });
    await expect.poll(() => this.last("invitations")?.invitations.length).toBe(colours.length);
    return this.last("invitations")?.invitations ?? [];
  }

  async isClosedWith(code: number): Promise<void> {
    await expect.poll(() => this.closed).toBe(code);
  }

  /** How many answers the match has had. */
  get at(): number {
    return this.#slate?.at ?? -1;
  }

  get #slate() {
    const slate = this.last("slate")?.slate;
    return slate === "none" ? undefined : slate;
  }

  #choice(text: string) {
    return this.#slate?.choices.find((each) => each.text.startsWith(text));
  }
}
