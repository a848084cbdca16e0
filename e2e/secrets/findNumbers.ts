const SHORTEST = 14;
/** Digits with at most three other characters between them, as in groups or in text that escapes its blanks. */
const DIGITS = /\d(?:[^\da-zA-Z]{0,3}\d){13,}/g;
const BASE64 = /[A-Za-z0-9+/_-]{18,}/g;
const HEX = /(?:[0-9a-fA-F]{2}){14,}/g;
/** The characters that are shown around a number that was found. */
const CONTEXT = 60;

export interface FoundNumber {
  readonly number: string;
  readonly how: 'digits' | 'base64' | 'hexadecimal';
  readonly around: string;
}

/** Looks for numbers in texts: as digits in any groups, in base64 and in hexadecimal digits. */
export function createFinder(numbers: readonly string[]): (text: string) => readonly FoundNumber[] {
  const byBegin = new Map<string, string[]>();
  for (const number of numbers) {
    const begin = number.slice(0, SHORTEST);
    byBegin.set(begin, [...(byBegin.get(begin) ?? []), number]);
  }
  const inDigits = (digits: string): string | undefined => {
    for (let at = 0; at + SHORTEST <= digits.length; at += 1) {
      const found = byBegin.get(digits.slice(at, at + SHORTEST))?.find((number) => digits.startsWith(number, at));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const plain = (text: string): string | undefined => {
    for (const [run] of text.matchAll(DIGITS)) {
      const found = inDigits(run.replaceAll(/\D/g, ''));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const decoded = (run: string, offsets: number, encoding: 'base64' | 'hex'): string | undefined => {
    for (let offset = 0; offset < offsets; offset += 1) {
      const found = plain(Buffer.from(run.slice(offset), encoding).toString('latin1'));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (text) => {
    const found: FoundNumber[] = [];
    const look = (runs: RegExp, how: FoundNumber['how'], numberIn: (run: string) => string | undefined): void => {
      for (const { 0: run, index } of text.matchAll(runs)) {
        const number = numberIn(run);
        if (number !== undefined)
          found.push({ number, how, around: text.slice(Math.max(0, index - CONTEXT), index + run.length + CONTEXT) });
      }
    };
    look(DIGITS, 'digits', (run) => inDigits(run.replaceAll(/\D/g, '')));
    look(BASE64, 'base64', (run) => decoded(run, 4, 'base64'));
    look(HEX, 'hexadecimal', (run) => decoded(run, 2, 'hex'));
    return found;
  };
}
