import type { Text } from "../../../../kernel/text";

/** How the gaps of the rulebook are read here. */
export const RULINGS: Text = {
  "DUEL-RUL-01":
    "How many copies a deck may have is agreed: only the printed limits hold, or at most 3 of a card and 6 of a Walker, or 4 and 6 as the box has them.",
  "DUEL-RUL-02": "SCR is Secret Rare: one such card, one copy.",
  "DUEL-RUL-03": "The zombies before you are your opponent's; they act in your turn and attack your Survivor only.",
  "DUEL-RUL-04": "Zombies are spawned from the four that lie face up, or from all of the Zombie Deck, as agreed.",
  "DUEL-RUL-05": "An empty Zombie Deck is made anew from the dead zombies, but for a Boss; it is never a loss.",
  "DUEL-RUL-06": "A Boss is allowed when it lies face up and is paid for; once dead it does not come back.",
  "DUEL-RUL-07": "Fast, or Haste, is one thing: such a zombie advances in the turn it is spawned.",
  "DUEL-RUL-08": "AP are spent in your own Survivor Phase, at the printed price; an attack and a loot cost 1.",
  "DUEL-RUL-09": "No Event is free unless a card in play says so.",
  "DUEL-RUL-10": "You may loot as often as you like, but not with an empty Survivor Deck.",
  "DUEL-RUL-11": "That card is exhausted until your next Refresh.",
  "DUEL-RUL-12": "At the end of your turn all TP but one are lost; keeping one happens by itself.",
  "DUEL-RUL-13": "An Instant needs no trigger; TP are spent in your own turn only.",
  "DUEL-RUL-14": "At a trigger you may play one React after the other, each done at once, until you pass.",
  "DUEL-RUL-15":
    "An attack: declared, rolled for, reduced, suffered. It is answered at one moment, also with what is used when it hits or after it.",
  "DUEL-RUL-16": "There is no zombie to attack.",
  "DUEL-RUL-17":
    "Escape before the zombie rolls, or when it has hit, as agreed; a zombie with an attack of 0 does not attack at all.",
  "DUEL-RUL-18": "The Zombie player chooses which zombie attacks next; all that can must.",
  "DUEL-RUL-19": "A paid ability of a zombie is used once in a phase, after the attacks.",
  "DUEL-RUL-20": "One Weapon at a time; an Attachment needs a Weapon it fits, and there is one of each name on it.",
  "DUEL-RUL-21": "A Weapon wears by 1 for each attack, an Item for each use; at 0 it is used up.",
  "DUEL-RUL-22": "Whoever has a Weapon does not attack unarmed.",
  "DUEL-RUL-23": "Damage to a zombie stays; what is too much is lost.",
  "DUEL-RUL-24": "Every card goes to its owner's Graveyard, and everybody may look there.",
  "DUEL-RUL-25": "An empty deck does no harm until a card must be drawn from it; then that player has lost.",
  "DUEL-RUL-26": "Who begins is drawn.",
  "DUEL-RUL-27": "The Survivor attacks zombies before it, and nobody else.",
  "DUEL-RUL-28": "A hand may be of any size; what is in it is secret, how many is not.",
  "DUEL-RUL-29": "Both decide on their mulligans at the same time, and may draw what they returned.",
  "DUEL-RUL-30": "Nobody is healed beyond the HP it began with.",
  "DUEL-RUL-31":
    "Held cancels the next advance, stunned the next attack; Cover lasts until end of turn; none of them adds up.",
  "DUEL-RUL-32": "Of things that happen at once, the active player's come first.",
  "DUEL-RUL-33": "Both have lost at once: a draw.",
  "DUEL-RUL-34": "Nothing comes back from Exile.",
  "DUEL-RUL-35": "A player may give up at any time, and has lost.",
  "DUEL-RUL-36": "A card of 0 AP is a card played.",
  "DUEL-RUL-37":
    "Who begins is attacked first, draws no card, and wins less often; as agreed that player has 7 HP more, or 5, or none.",
  "DUEL-RUL-38": "Damage that is no attack can be neither escaped nor covered.",
  "DUEL-RUL-39": "A zombie that was pushed, stunned or killed does not attack.",
  "DUEL-RUL-40": "What a card says counts for more than a rule, and cannot counts for more than may.",
  "DUEL-RUL-41":
    "A Survivor's attack: named, rolled for, a miss rolled again once at most, damage, death, and the Weapon wears.",
  "DUEL-RUL-42":
    "What draws or costs you something is used or not, once each time it is set off; the rest happens by itself.",
  "DUEL-RUL-43": "Zombies advance one at a time, those longest in play first, and may be answered before they arrive.",
  "DUEL-RUL-44": "TH are gained and decay in the phases in which one runs the zombies.",
};
