/** A number with one digit after its point, for languages that write the point each in its own way. */
export const decimal = (value: number): { readonly whole: number; readonly tenth: number } => {
  const tenths = Math.floor(10 * value + 0.5);
  return { whole: Math.floor(tenths / 10), tenth: tenths % 10 };
};
