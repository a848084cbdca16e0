import { fetchRegistry } from './fetchRegistry.ts';

const url = 'https://portal.example/remotes.json';
const source = { url, keys: [], keeper: { read: () => null, keep: () => undefined } };
const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
afterEach(() => void Reflect.deleteProperty(globalThis, 'ReportingObserver'));

/** A browser that keeps what a policy has forbidden to the page. */
function forbid(blockedURL: string): void {
  Reflect.set(
    globalThis,
    'ReportingObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      takeRecords = () => [{ body: { blockedURL } }];
    },
  );
}

test.each([
  [url, 'CSP'],
  ['https://elsewhere.example/remotes.json', 'NETWORK'],
])('a registry out of reach, while the page’s policy forbids %s, is told as %s', async (blocked, code) => {
  forbid(blocked);
  await expect(fetchRegistry({ ...source, fetch })).rejects.toMatchObject({ code });
});

test('a browser without such reports tells of the line', async () => {
  await expect(fetchRegistry({ ...source, fetch })).rejects.toMatchObject({ code: 'NETWORK' });
});
