import type { ThemeTokens } from '@portal/shared/federation/remoteModule';
import { requireOptions } from './requireOptions.ts';

// As a page in plain JavaScript passes it.
const PURPLE: ThemeTokens = {};
Reflect.set(PURPLE, 'colorScheme', 'purple');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const nothing = () => undefined;
const navigateBy = (hrefOf: (path: string) => string, path = '/order') => ({
  navigation: { currentPath: () => path, navigate: nothing, subscribe: () => nothing, hrefOf },
});

const { navigation: withoutSubscribe } = navigateBy((path) => path);
Reflect.deleteProperty(withoutSubscribe, 'subscribe');

test.each([
  [
    'navigation.hrefOf',
    navigateBy((path) => `https://elsewhere.example${path}`),
    '"https://elsewhere.example/order" leaves the origin of this page, http://localhost.',
  ],
  ['navigation.hrefOf', navigateBy((path) => `javascript:${path}`), 'leaves the origin of this page'],
  ['navigation.hrefOf', navigateBy(() => ''), 'It returns the address of a path as text.'],
  ['navigation.currentPath', navigateBy((path) => path, 'http://localhost/funding'), 'it begins with one slash'],
  // As a page in plain JavaScript may pass it.
  ['navigation.subscribe', { navigation: withoutSubscribe }, 'It is a function.'],
  ['apiBaseUrl', { apiBaseUrl: 'nonsense' }, '"nonsense" is no address'],
  ['chrome', JSON.parse('{ "chrome": "thin" }') as object, '"thin" is none of full, none'],
  ['ownBar', JSON.parse('{ "ownBar": "false" }') as object, 'It is true or false.'],
  ['initialPath', { initialPath: '//evil' }, '"//evil" is no path of the portal'],
  ['initialPath', { initialPath: 'funding' }, '"funding" is no path of the portal'],
  ['theme.primary', { theme: { primary: Array.from({ length: 9 }, () => '#fff') } }, 'there are 9'],
  ['locale', { locale: 'x!' }, '"x!" is no language tag'],
  ['theme.colorScheme', { theme: PURPLE }, '"purple" is none of light, dark, auto'],
])('an unusable %s is named to the page and in the console', (named, options, reason) => {
  let thrown: unknown;
  try {
    requireOptions(options);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ code: 'CONTRACT', detail: { named } });
  expect(String(thrown)).toContain(reason);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`${named}: `));
});

test.each([
  ['fr-CA', 0],
  ['de', 1],
])('the language %s is no mistake; %i sentences say that it is none of ours', (locale, times) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  requireOptions({ locale });
  expect(warn).toHaveBeenCalledTimes(times);
});

test('what can be used passes', () => {
  requireOptions({
    ...navigateBy((path) => `?rewards=${path}`),
    initialPath: '/funding/history?page=2',
    theme: { primary: Array.from({ length: 10 }, () => '#fff') },
  });
  expect(console.error).not.toHaveBeenCalled();
});
