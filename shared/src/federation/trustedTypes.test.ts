import { createContext, runInContext } from 'node:vm';
import { getTrustedPolicy, toTrustedHtml, toTrustedScriptUrl, type TrustedPolicy } from './trustedTypes.ts';

const createPolicy = jest.fn((_name: string, rules: TrustedPolicy): TrustedPolicy => ({
  createHTML: (html) => `trusted ${rules.createHTML(html)}`,
  createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}`,
}));

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('portal.policy@1'));
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  createPolicy.mockClear();
});

test('a page without Trusted Types gets the texts themselves', () => {
  expect([toTrustedHtml('<p>'), toTrustedScriptUrl('/a.js')]).toEqual(['<p>', '/a.js']);
});

test('the policy is made once, by its name', () => {
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect([toTrustedHtml('<p>'), toTrustedScriptUrl('/a.js')]).toEqual(['trusted <p>', 'trusted /a.js']);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rewards-portal']);
});

test('a page that does not allow the name gets the texts, which its sinks refuse', () => {
  createPolicy.mockImplementationOnce(() => {
    throw new TypeError('Policy with name "rewards-portal" disallowed.');
  });
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(toTrustedScriptUrl('https://portal.example/a.js')).toBe('https://portal.example/a.js');
});

test.each(['data:text/javascript,a', 'blob:https://portal.example/a', 'javascript:a'])(
  '%s is no address of a script',
  (url) => expect(() => toTrustedScriptUrl(url)).toThrow('No script is loaded from'),
);

test('its source runs by itself, as builds print it', () => {
  const page: { url?: string } = createContext({ URL, document: { baseURI: 'https://portal.example/' } });
  runInContext(`globalThis.url = (${getTrustedPolicy.toString()})().createScriptURL('/a.js')`, page);
  expect(page.url).toBe('/a.js');
});
