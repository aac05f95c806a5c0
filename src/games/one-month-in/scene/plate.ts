/** A tile is so thick; what stands on it stands above the mat by as much. */
export const PLATE = 0.2;
