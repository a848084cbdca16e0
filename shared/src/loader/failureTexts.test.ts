import { LANGUAGES } from '../domain/enumerations.ts';
import { RemoteError, type RemoteErrorCode } from '../federation/remoteModule.ts';
import { failureNotice, failureText } from './failureTexts.ts';
import { loaderTexts } from './loaderTexts.ts';

test.each(LANGUAGES)('%s has all texts with their placeholders', (language) => {
  const texts = loaderTexts(language);
  expect(texts.reference).toContain('{code}');
  expect(texts.disabledUntil).toContain('{time}');
  const textFor = (code: RemoteErrorCode, detail = {}) => failureText(texts, new RemoteError(code, '', { detail }));
  expect(textFor('NETWORK').title).not.toBe(textFor('DISABLED').title);
  expect(textFor('CAPABILITY')).toBe(texts.mismatch);
  expect(textFor('CONTRACT', { requires: '^2.0.0' })).toBe(texts.mismatch);
  expect(textFor('CONTRACT', { state: 'untrusted' })).toBe(texts.untrusted);
  expect(textFor('RENDER')).toBe(texts.broken);
});

test.each(LANGUAGES)('a card in %s names a reference, or the time when a module comes back', (language) => {
  const texts = loaderTexts(language);
  const broken = new RemoteError('HTTP', '', { detail: { status: '404', version: '1.4.2' } });
  expect(failureNotice(texts, broken, language)).toMatchObject({
    ...texts.broken,
    reference: expect.stringContaining('HTTP 404 1.4.2') as string,
  });
  const off = failureNotice(
    texts,
    new RemoteError('DISABLED', '', { detail: { until: '2026-11-20T12:00:00Z' } }),
    language,
  );
  expect(off.advice).toMatch(new RegExp(`^${texts.disabled.advice}.*2026`));
  expect(off.reference).toBeNull();
  const titleFor = (module: string): string =>
    failureNotice(texts, new RemoteError('DISABLED', '', { detail: { module } }), language).title;
  expect(['funding', 'portal', 'constructor'].map(titleFor)).toEqual([
    texts.disabledModule.funding,
    texts.disabled.title,
    texts.disabled.title,
  ]);
  const adviceFor = (reason: string): string =>
    failureNotice(texts, new RemoteError('DISABLED', '', { detail: { reason } }), language).advice;
  expect(adviceFor('MAINTENANCE')).toBe(`${texts.disabledBecause.MAINTENANCE} ${texts.disabled.advice}`);
  expect(adviceFor('UPGRADE')).toBe(texts.disabled.advice);
  expect(adviceFor('We are moving.')).toBe(`We are moving. ${texts.disabled.advice}`);
});
