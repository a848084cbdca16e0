import { visibleText } from '../people/visibleText.ts';

/** Numbers of the accepted brands, with their lengths; the rules of a card's form are in `paymentCards`, with a library. */
const BRANDS =
  /^(?:4(?:\d{15}|\d{17,18})|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}|(?:6011|64[4-9]\d|65\d\d)\d{12}(?:\d{3})?|3(?:0[0-5]|[689]\d)\d{11}(?:\d\d|\d{5})?|35(?:2[89]|[3-8]\d)\d{12,15})$/;

const GAP = String.raw`[\s.\u2013-]{1,3}`;
const FOURS = String.raw`\d{4}(?:${GAP}\d{4}){2}${GAP}`;
/** How card numbers are written. Identifiers in hexadecimal digits and with groups of other lengths are none of these. */
const SHAPES = [
  String.raw`\d{14,19}`,
  String.raw`${FOURS}\d{2,4}`,
  String.raw`${FOURS}\d{4}${GAP}\d{1,3}`,
  String.raw`\d{4}${GAP}\d{6}${GAP}\d{4,5}`,
].map((shape) => new RegExp(String.raw`(?<!\w)(?=(${shape})(?!\w))`, 'g'));

/** No field takes a longer text. */
const LONGEST = 16_384;

/** Check digit of ISO/IEC 7812-1. */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => digit * (1 + (index % 2)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Tells whether a text holds the number of a payment card, as digits or in the groups that cards print (docs/decisions/0030). */
export function holdsCardNumber(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = visibleText(text).normalize('NFKC');
  if (!/\d{4}/.test(plain)) return false;
  return SHAPES.some((shape) =>
    Array.from(plain.matchAll(shape), ([, found = '']) => found.replaceAll(/\D/g, '')).some(
      (digits) => BRANDS.test(digits) && isLuhn(digits),
    ),
  );
}
