import type { Text } from "../../../../kernel/text";

/** What is worth knowing before one answers. */
export const HINTS: Text = {
  "hint.held": "{tile} ({cell}): the game ends when the turn of {seat} begins, unless somebody goes there.",
  "hint.notHeld": "{tile} ({cell}): as it stands it does not count for {seat}.",
  "hint.farms": "{seat} has {farms} farms.",
  "hint.farmsEnd": "{seat} could work {worked} farms next turn: that ends the game.",
  "hint.reaches": "{seat} has {points} points and could claim up to {most} next turn.",
  "hint.mayReach": "{seat} has {points} points; with luck in searching {most} next turn.",
  "hint.threat": "{seat} can come to {cell}, {zone}: {count} against {own}, {percent} % for them.",
  "hint.threatToNobody": "{seat} can come to {cell} with {count}; nobody is there.",
  "hint.budget": "Action points {ap}. Food {food}, next turn {income} more.",
  "hint.claimable": "Can be claimed now: {cells}.",
  "hint.nextCard": "The next card: salvage {salvage} %, survivors {survivors} %, zombies {zombies} %. Unseen: {cards}.",
  "hint.standing": "{seat}: {points} points, {left} to go. Survivors {survivors}, salvage {salvage}, land {land}.",
  "hint.survivor": "{cell}, {zone}. Action points: {ap}.",
  "hint.survivorWithGear": "{cell}, {zone}. Action points: {ap}. {gear}.",
  "hint.ready": "Can act: {count}, with action points {ap}.",
  "hint.tile": "{tile}. Zombies {zombies}, price {claim}, points {worth}, cards {cards}.",
  "hint.fog": "Unexplored: {whole}.{tenth} zombies on average, {most} at most.",
  "hint.fight": "{count} against {zombies}: {percent} % to clear it, {whole}.{tenth} lost on average.",
  "hint.attack": "{count} against {own} of {seat}: {percent} % to win, {whole}.{tenth} lost on average.",
  "hint.maul": "{zombies} zombies against {count}: {whole}.{tenth} hits on average.",
  "hint.price": "{tile}: price {price} of {ap} action points, {spare} to spare. Points {worth}.",
  "hint.searcher":
    "{cell}: {cards} cards. A search by {count} finds {gainWhole}.{gainTenth} survivors and costs {lossWhole}.{lossTenth} on average. Action points: {ap}.",
  "hint.tradeCost": "Two of your {salvage} salvage are 1 point: {points} become {left}.",
  "hint.fencesLeft": "Fences left: {count}.",
  "hint.flag": "{tile}: points {worth}, and a flag for another tile.",
  "hint.towards": "Over it {steps} moves to the Base of {seats}.",
  "hint.fenceOf": "A fence of {seat}.",
};
