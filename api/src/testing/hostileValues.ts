/** Stands in `VALUES` for a number that JSON has and JavaScript has not. */
export const HUGE_NUMBER = '<huge number>';
const DEEP = 60_000;

const TEXTS = [
  '',
  ' ',
  'x',
  'a\0b',
  'x'.repeat(5_000),
  '-1',
  '0',
  '1.5',
  '1e9',
  '1e300',
  'NaN',
  'Infinity',
  '99999999999999999999999',
  '9223372036854775808',
  '999999999999999.99',
  '2147483648',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  "' or 1=1 --",
  '%_\\',
  '../../etc/passwd',
  '{{x}}',
  '\u202e\u{1f600}',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
];
/** The same as they stand in an address. */
export const RAW_TEXTS = [...TEXTS.map(encodeURIComponent), '%00', '%ED%A0%80', '%2e%2e%2f', '%E0%A4', '%'];
/** Values of fields. */
export const VALUES: readonly unknown[] = [
  '',
  'a\0b',
  '\ud800',
  'x'.repeat(5_000),
  '1e300',
  '99999999999999999999999',
  '999999999999999.99',
  '{{x}}\u202e',
  HUGE_NUMBER,
  null,
  true,
  -1,
  0.1,
  ['x', 'y'],
  {},
  { toString: 1 },
];
/** Whole bodies. */
export const BODIES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '1e999',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"valueOf":1}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"lineItems":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"lineItems":[${'{},'.repeat(20_000)}{}]}`,
  `[${'{},'.repeat(20_000)}{}]`,
];

const RANDOM = Buffer.from(Array.from({ length: 4_096 }, (_byte, index) => (index * 7_919) % 256));
/** Whole files. */
export const HOSTILE_FILES: readonly (string | Buffer)[] = [
  ...BODIES,
  ...TEXTS,
  RANDOM,
  Buffer.concat([Buffer.from('PK\x03\x04'), RANDOM]),
  `${','.repeat(300)}\n`.repeat(3),
  'UTID,Amount\n"U1',
  '=cmd|calc,Amount\n=1+1,@SUM(1)',
];
