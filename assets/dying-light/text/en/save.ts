/** The words of the save itself. */
export const save = {
  /** As Tabletop Simulator tags it. */
  language: "English",
  name: "Outbreak - Dying Light",
  note: "Dying Light: the Blackout scenario for 1 to 4 runners, by the rules of Dying Light: The Board Game (Glass Cannon Unplugged); map and cards of our own; unofficial. Sit down, choose a runner at the console, and play.",
  roof: "Roof {area}, level {level}",
  gear: "{slot}, {set}",
  damaged: "One side whole, one damaged. {boost} with the Momentum Die; prevents {harm}.",
  armor: "Wounds",
  fatigue: "Fatigue",
  exposure: "Exposure",
  views: { city: "the city", round: "the rounds and the piles", supply: "the scenario and the supply" },
  told: {
    wall: "No Run goes through it, and Biters stop at it.",
    "wall.base": "Holds the end of a Wall.",
    roof: "Whoever stands here is on level {level}.",
    marker: "The Round that is played. Night comes with Round 8; after Round 12 it is too late.",
    help: "What a runner can do; on the other side how a Round goes.",
    exposure: "What spawns and what moves when the infected answer: by Day the upper half, at Night the other.",
    controller: "It knows the rules: sit down and begin here. Settings are in its menu.",
    crate: "Those that are not in the city wait here; the table takes out who comes.",
    box: "What this match does not need.",
  },
  piles: {
    activation: "At Night it says who is next. One card in it is the enemy's.",
    wounds: "Who is wounded gets its top card.",
    exposure: "Drawn when the infected answer: as many cards as the runner's Exposure Value.",
    common: "What Common Loot Bags hold.",
    epic: "What Epic Loot Bags hold. The Inhibitor is one of them.",
    chase: "A Chase brings its top card. Who holds one has 1 more Exposure.",
    scenario: "It tells what to do, one step after the other.",
  },
  signs: { exposure: "Exposure", power: "Power", climb: "Climb", move: "Move" },
  pages: [
    {
      title: "How it goes",
      body: "The table asks, and you answer: click in the panel, or move the pieces and the table understands.\n\nBy Day the runners act in any order, at Night as the Activation deck says. Gather your dice, roll them, and pay for actions by laying them on the track from left to right: the number above the last one is how many Exposure Cards you draw. The fourth die brings the Momentum Die.\n\nThen the infected answer, the Area with the highest Exposure first: they spawn, move and attack. Dice you kept can Defend.\n\nAt the end of the Round the marker moves on. Round 8 brings the night. After Round 12 it is too late.",
    },
    {
      title: "What you want",
      body: "Wake the relay on B08. Search the crates for the Inhibitor. Bring it to the shelter in G11, all of you, and open the door while the UV Spot is lit.\n\nYou lose with the first runner who takes a fourth Heavy Wound.",
    },
  ],
  credits: "Credits",
  fonts: "Set in Big Shoulders Display and Barlow Semi Condensed, SIL Open Font License.",
  rights: "Rules restated and all art made for this table. No artwork or logo of any licence is used.",
} as const;
