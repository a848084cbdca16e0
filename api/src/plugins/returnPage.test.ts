import { requireReturnPage } from './returnPage.ts';

const returnOrigins = {
  publicUrl: 'https://portal.example',
  allowedOrigins: ['https://everybody.example', 'https://alder.example'],
  platformsOfOrigins: new Map([['https://alder.example', ['alder']]]),
};

const returnTo = (platformClientId: string | null, page: string) =>
  requireReturnPage(returnOrigins, { platformClientId, page, i18nKey: 'error.bankAccount.returnPage' });

it('leads back to a page that serves the platform', () => {
  expect(returnTo('alder', 'https://alder.example/x?a=1#/funding')).toBe('https://alder.example/x?a=1');
  expect(returnTo('birch', 'https://everybody.example/')).toBe('https://everybody.example/');
  expect(returnTo('birch', 'https://portal.example/vue/')).toBe('https://portal.example/vue/');
  expect(returnTo('birch', '')).toBeNull();
  expect(returnTo(null, 'https://alder.example/')).toBe('https://alder.example/');
});

it('refuses a page of another platform’s embedder', () => {
  expect(() => returnTo('birch', 'https://alder.example/')).toThrow(
    expect.objectContaining({ fields: [{ field: 'returnPage', i18nKey: 'error.bankAccount.returnPage' }] }) as Error,
  );
});
