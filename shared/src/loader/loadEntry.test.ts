import { loadEntry } from './loadEntry.ts';

const ENTRY = 'https://portal.example/container.js';

afterEach(() => jest.restoreAllMocks());

test('where the page allows no policy of ours, the failure is the policy’s', async () => {
  jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment.');
  });
  await expect(loadEntry(ENTRY, 'sha384-AAAA')).rejects.toMatchObject({ code: 'CSP', detail: { url: ENTRY } });
  expect(document.querySelector('script')).toBeNull();
});
