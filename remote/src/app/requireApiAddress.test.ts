import { requireApiAddress } from './requireApiAddress.ts';

const ELSEWHERE = 'https://portal.example/remotes/portal/1.4.2/';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a mount from another origin that does not say where the API is is refused with both ways out', () => {
  const message = /apiBaseUrl: It is missing.*Pass https:\/\/portal\.example, or location\.origin/;
  expect(() => requireApiAddress({}, ELSEWHERE)).toThrow(
    expect.objectContaining({ code: 'CONTRACT', detail: { named: 'apiBaseUrl' } }) as Error,
  );
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(message));
});

test.each([
  ['that names the API', { apiBaseUrl: 'https://portal.example' }, ELSEWHERE],
  ['whose own origin answers', { apiBaseUrl: window.location.origin }, ELSEWHERE],
  ['of the same origin', {}, '/remotes/portal/1.4.2/'],
])('a page %s mounts', (_, options, code) => {
  requireApiAddress(options, code);
  expect(console.error).not.toHaveBeenCalled();
});

test('code that no bundler has placed counts as the page’s own', () => requireApiAddress({}));
