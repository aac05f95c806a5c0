/** What is wrong with a save, and where: a line of its text, or the path of an object in it. */
export class SaveTrouble extends Error {
  override readonly name = "SaveTrouble";
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
  }
}
