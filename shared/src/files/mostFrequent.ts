/** Returns the number that stands most often among some; of several, the largest; 1 where there is none. */
export function mostFrequent(numbers: readonly number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  const [most] = [...times].toSorted(([one, count], [other, otherCount]) => otherCount - count || other - one);
  return most?.[0] ?? 1;
}
