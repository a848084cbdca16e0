import type { Random } from '../harness/random.ts';

/** First digits and length of the accepted brands. */
const KINDS: readonly (readonly [prefix: string, length: number])[] = [
  ['4', 16],
  ['51', 16],
  ['2223', 16],
  ['34', 15],
  ['37', 15],
  ['6011', 16],
  ['36', 14],
  ['3530', 16],
];

/** Distinct valid numbers (ISO/IEC 7812-1) of all brands. */
export function cardNumbers(count: number, random: Random): readonly string[] {
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(cardNumber(random));
  return [...numbers];
}

function cardNumber(random: Random): string {
  const [prefix, length] = random.pick(KINDS);
  const free = Array.from({ length: length - prefix.length - 1 }, () => random.integer(0, 9)).join('');
  return `${prefix}${free}${checkDigit(prefix + free)}`;
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return (10 - (sum % 10)) % 10;
}

const fours = (number: string, gap: string): string => number.replaceAll(/(\d{4})(?=\d)/g, `$1${gap}`);

/** How people write a number: as digits, in groups of four, within a sentence. */
export const WAYS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => fours(number, ' '),
  (number) => fours(number, '-'),
  (number) => `card ${number}, ok`,
  (number) => `${fours(number, ' ')} 12/30`,
];

/** Numbers in turn, so that all are used before one is used again; with each the count of its uses. */
export class Numbers {
  private used = 0;
  readonly all: readonly string[];

  constructor(all: readonly string[]) {
    this.all = all;
  }

  next(): string {
    const number = this.all[this.used % this.all.length] ?? '';
    this.used += 1;
    return number;
  }

  get uses(): number {
    return this.used;
  }
}
