import { nameKey, tidyName } from './names.ts';

it.each([
  ['case', 'Low balance', 'LOW Balance'],
  ['composition', 'Caf\u00e9', 'Cafe\u0301'],
  ['several spaces', 'Low balance', '  Low   balance '],
  ['a no-break and an ideographic space', 'Low balance now', 'Low\u00a0balance\u3000now'],
  ['a zero-width space', 'Low balance', 'Low\u200b balance\u200b'],
  ['a byte order mark, a joiner and a soft hyphen', 'Lowbalance', '\ufeffLow\u200d\u00adbalance'],
  ['sharp s', 'Straße', 'STRASSE'],
])('names that differ by %s are the same', (_what, one, other) => {
  expect(nameKey(other)).toBe(nameKey(one));
});

it.each([
  ['Events', 'Event'],
  ['Cafe', 'Café'],
  ['か', 'が'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(other)).not.toBe(nameKey(one));
});

it.each(['', ' ', '\u200b', '\u00a0\u2060\u00ad', '\u3164'])('nothing of %j can be seen', (name) => {
  expect(nameKey(name)).toBe('');
});

it('a name is kept as it is read, with what joins its letters', () => {
  expect(tidyName(' Cafe\u0301 \u00a0 \u{1f469}\u200d\u{1f4bb} ')).toBe('Café \u{1f469}\u200d\u{1f4bb}');
});
