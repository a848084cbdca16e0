/** Returns the number that stands most often among some; of several, the largest; 1 where there is none. */
export function mostFrequent(numbers: readonly number[]): number {
  const times = (number: number): number => numbers.filter((other) => other === number).length;
  return numbers.toSorted((one, other) => times(other) - times(one) || other - one)[0] ?? 1;
}
