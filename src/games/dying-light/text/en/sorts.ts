import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.city": "City Board",
  "sort.building": "Buildings",
  "sort.runner": "Runners",
  "sort.runner-card": "Runner Cards",
  "sort.activation": "Activation Cards",
  "sort.infected-card": "Infected Cards",
  "sort.scenario": "Scenario Cards",
  "sort.exposure": "Exposure Cards",
  "sort.skill": "Skill Cards",
  "sort.wound": "Wound Cards",
  "sort.weapon": "Starting Weapons",
  "sort.common-item": "Common Items",
  "sort.epic-item": "Epic Items",
  "sort.chase": "Chase Cards",
  "sort.gear": "Gear Tokens",
  "sort.objective": "Objective tokens",
  "sort.character-board": "Character Boards",
  "sort.round-tracker": "Round Tracker",
};
