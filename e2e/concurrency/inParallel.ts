/** Runs `work` for every item, `atOnce` at a time. Results are in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>();
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results.set(index, await work(item, index));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return [...results.entries()].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}
