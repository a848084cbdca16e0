/** The word of a closed list that a text column holds. Raises when the row holds another: the data is broken then. */
export function oneOf<T extends string>(words: readonly T[], text: string): T {
  const word = words.find((entry) => entry === text);
  if (word === undefined) throw new Error(`"${text}" is none of ${words.join(', ')}`);
  return word;
}
