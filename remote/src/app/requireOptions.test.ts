import { requireOptions } from './requireOptions.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['initialPath', { initialPath: '//evil' }, '"//evil" is no path of the portal'],
  ['initialPath', { initialPath: 'funding' }, '"funding" is no path of the portal'],
  ['theme.primary', { theme: { primary: Array.from({ length: 9 }, () => '#fff') } }, 'there are 9'],
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

test('what can be used passes', () => {
  requireOptions({
    initialPath: '/funding/history?page=2',
    theme: { primary: Array.from({ length: 10 }, () => '#fff') },
  });
  expect(console.error).not.toHaveBeenCalled();
});
