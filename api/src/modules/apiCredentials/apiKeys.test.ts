import { environmentOf, makeApiKey, readAuthorization } from './apiKeys.ts';

it('a key names its environment and its identifier, and only a part of it is shown', () => {
  const { key, identifier, maskedKey } = makeApiKey('Sandbox');
  expect(key).toMatch(new RegExp(`^rpk_sandbox_${identifier}_[\\w-]{43}$`));
  expect(environmentOf(key)).toBe('Sandbox');
  expect(maskedKey).toBe(`rpk_sandbox_${identifier}_…${key.slice(-4)}`);
  expect(makeApiKey('Sandbox').key).not.toBe(key);
});

it.each(['', 'rpk_dev', 'rpk_elsewhere_0123456789ab_' + 'x'.repeat(43), 'rpk_dev_0123456789ab_' + 'x'.repeat(42)])(
  '"%s" is no key',
  (text) => {
    expect(environmentOf(text)).toBeNull();
  },
);

it.each([
  ['Bearer abc', { key: 'abc', platformClientId: null }],
  ['  bearer \t abc \n', { key: 'abc', platformClientId: null }],
  [`Basic ${btoa('alder-finch:abc')}`, { key: 'abc', platformClientId: 'alder-finch' }],
  [`Basic ${btoa(' alder-finch : abc\r\n')}`, { key: 'abc', platformClientId: 'alder-finch' }],
  [`Basic ${btoa('abc')}`, null],
  ['Digest abc', null],
  ['Bearer', null],
  [undefined, null],
])('the header %j brings a key', (header, given) => {
  expect(readAuthorization(header)).toEqual(given);
});
