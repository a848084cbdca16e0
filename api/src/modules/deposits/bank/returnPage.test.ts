import { requireReturnPage } from './returnPage.ts';

const returnOrigins = {
  publicUrl: 'https://portal.example',
  allowedOrigins: ['https://everybody.example', 'https://alder.example'],
  platformsOfOrigins: new Map([['https://alder.example', ['alder']]]),
};

it('leads back to a page that serves the platform', () => {
  expect(requireReturnPage(returnOrigins, 'alder', 'https://alder.example/x?a=1#/funding')).toBe(
    'https://alder.example/x?a=1',
  );
  expect(requireReturnPage(returnOrigins, 'birch', 'https://everybody.example/')).toBe('https://everybody.example/');
  expect(requireReturnPage(returnOrigins, 'birch', 'https://portal.example/vue/')).toBe('https://portal.example/vue/');
  expect(requireReturnPage(returnOrigins, 'birch', '')).toBeNull();
});

it('refuses a page of another platform’s embedder', () => {
  expect(() => requireReturnPage(returnOrigins, 'birch', 'https://alder.example/')).toThrow(
    expect.objectContaining({ fields: [{ field: 'returnPage', i18nKey: 'error.bankAccount.returnPage' }] }) as Error,
  );
});
