import { createSessionClient } from './createSessionClient.ts';

const MINUTE = 60_000;
const responses: Record<string, object> = {};
const asked: string[] = [];
let now = 0;

// jsdom has no Response; these are the only members that the client reads.
const fetch = (input: Request | string): Promise<Response> => {
  const url = typeof input === 'string' ? input : input.url;
  asked.push(url);
  const response: unknown = {
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () => Promise.resolve(responses[url] ?? {}),
  };
  return Promise.resolve(response as Response);
};

class FakeRequest {
  readonly url: string;
  readonly headers = new Headers();
  constructor(input: string) {
    this.url = input;
  }
  clone(): FakeRequest {
    return new FakeRequest(this.url);
  }
}

test('activity renews the window in its second half only, and not after dispose', async () => {
  Object.assign(globalThis, { Request: FakeRequest });
  const client = createSessionClient({ apiBaseUrl: '', fetch, now: () => now });
  responses['/api/authenticate'] = {
    jwt: {
      idToken: 'a.b.c',
      idRefreshToken: 'h',
      emulationRestoreToken: null,
      expiresAt: new Date(30 * MINUTE).toISOString(),
    },
  };
  responses['/api/users/sessionRefresh'] = { expiresAt: new Date(46 * MINUTE).toISOString() };
  await client.signIn('a', 'b');
  now = 14 * MINUTE;
  window.dispatchEvent(new Event('keydown'));
  expect(asked).toEqual(['/api/authenticate']);
  now = 16 * MINUTE;
  const renewed = new Promise((resolve) => client.subscribe(({ expiresAt }) => resolve(expiresAt)));
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(await renewed).toBe(46 * MINUTE);
  client.dispose();
  now = 40 * MINUTE;
  window.dispatchEvent(new Event('keydown'));
  expect(asked).toEqual(['/api/authenticate', '/api/users/sessionRefresh']);
});

test('who comes back after a quarter of an hour is asked first: only an act renews the window', async () => {
  Object.assign(globalThis, { Request: FakeRequest });
  now = 0;
  asked.length = 0;
  const client = createSessionClient({ apiBaseUrl: '', fetch, now: () => now });
  responses['/api/users/sessionRefresh'] = { expiresAt: new Date(58 * MINUTE).toISOString() };
  await client.signIn('a', 'b');
  const show = (visibilityState: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  now = 10 * MINUTE;
  show('hidden');
  now = 28 * MINUTE;
  show('visible');
  window.dispatchEvent(new Event('focus'));
  expect(asked).toEqual(['/api/authenticate']);
  const renewed = new Promise((resolve) => client.subscribe(({ expiresAt }) => resolve(expiresAt)));
  window.dispatchEvent(new Event('pointerdown'));
  expect(await renewed).toBe(58 * MINUTE);
  client.dispose();
});
