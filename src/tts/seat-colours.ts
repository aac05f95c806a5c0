/** The seats' colours as TTS draws them: https://api.tabletopsimulator.com/player/colors/ */
export const SEAT_COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  White: [1, 1, 1],
  Brown: [0.443, 0.231, 0.09],
  Red: [0.856, 0.1, 0.094],
  Orange: [0.956, 0.392, 0.113],
  Yellow: [0.905, 0.898, 0.172],
  Green: [0.192, 0.701, 0.168],
  Teal: [0.129, 0.694, 0.607],
  Blue: [0.118, 0.53, 1],
  Purple: [0.627, 0.125, 0.941],
  Pink: [0.96, 0.439, 0.807],
};
