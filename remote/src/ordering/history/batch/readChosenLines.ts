/** The lines that were chosen in the list, as an entry of the browser's history keeps them. */
export const readChosenLines = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'lineIds' in state && isTexts(state.lineIds) ? state.lineIds : [];

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
