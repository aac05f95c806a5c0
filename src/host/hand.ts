import type { Thing } from "./world/thing";
import { startTurn, turnBeside, turnOrder } from "./world/turns";
import { changedColour, joinedTeam, kicked } from "./world/seating";
import { Clicking } from "./hand/clicking";

/** A person's hand: what people do at the table, with every event and veto the game has for it. */
export class Hand extends Clicking {
  /** What this person holds in hand, from the left. */
  get inHand(): readonly Thing[] {
    const { hands } = this.world;
    return hands.zonesOf(this.colour).flatMap((zone) => hands.cardsIn(zone));
  }

  /** Begins to write in chat, or stops. https://api.tabletopsimulator.com/events/#onplayerchattyping */
  typing(on = true): void {
    if (this.seat.who.typing === on) return;
    this.seat.who.typing = on;
    this.world.event("onPlayerChatTyping", [this.seat, on]);
  }

  /** Says something in chat; a script may swallow it. */
  say(text: string): void {
    this.typing();
    const swallowed = this.world.event("onChat", [text, this.seat], (answer) => answer === false) === false;
    this.typing(false);
    if (swallowed) return;
    this.world.say({ to: "all", text: `${this.seat.person ?? this.colour}: ${text}`, broadcast: false });
  }

  /** Joins a team. */
  joinTeam(team: string): void {
    if (!joinedTeam(this.world, this.seat, team)) throw new Error(`there is no team ${team}`);
  }

  /** Takes another colour; the hand at that colour, or nothing if it is taken. */
  changeColour(colour: string): Hand | undefined {
    const seat = changedColour(this.world, this.seat, colour);
    return seat === undefined ? undefined : new Hand(this.world, seat);
  }

  /** The host, or one who was promoted, promotes somebody, or takes it back. */
  promote(colour: string): void {
    this.#mustBeAdmin(`promote ${colour}`);
    const seat = this.world.player(colour);
    seat.promoted = !seat.promoted;
  }

  kick(colour: string): boolean {
    this.#mustBeAdmin(`kick ${colour}`);
    return kicked(this.world, this.world.player(colour));
  }

  /** Ends the own turn: the next in the order has theirs. */
  endTurn(): boolean {
    const { Enable, TurnColor } = this.world.header.of("Turns");
    if (!Enable || TurnColor !== this.colour) return false;
    startTurn(this.world, turnBeside(this.world, 1));
    return true;
  }

  /** Gives the own turn to somebody, where the table lets people do that. */
  passTurn(colour: string): boolean {
    const { Enable, TurnColor, PassTurns } = this.world.header.of("Turns");
    if (!Enable || !PassTurns || TurnColor !== this.colour || !turnOrder(this.world).includes(colour)) return false;
    startTurn(this.world, colour);
    return true;
  }

  #mustBeAdmin(what: string): void {
    if (!this.seat.admin) throw new Error(`${this.colour} may not ${what}: neither host nor promoted`);
  }
}
