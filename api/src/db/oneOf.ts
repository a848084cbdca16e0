/** Narrows a text column to its closed list of values. Raises on any other value, which means corrupt data. */
export function oneOf<T extends string>(words: readonly T[], text: string): T {
  const word = words.find((entry) => entry === text);
  if (word === undefined) throw new Error(`"${text}" is none of ${words.join(', ')}`);
  return word;
}
