/** The keys that a comma-separated list names, in the order of `known`; all for ''. Ends the program on one that is unknown. */
export function chosenKeys<const Key extends string>(list: string, known: readonly Key[]): readonly Key[] {
  const named = list.split(',').filter((key) => key !== '');
  const unknown = named.filter((key) => !known.some((one) => one === key));
  if (unknown.length === 0) return known.filter((key) => named.length === 0 || named.includes(key));
  console.error(
    `Nothing is measured as ${unknown.join(', ')}. --only takes, separated by commas:\n  ${known.join('\n  ')}`,
  );
  process.exit(1);
}
