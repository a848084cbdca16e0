import type { i18n } from 'i18next';
import { createI18n } from './i18n.ts';
import { registerLocales } from './localeLoaders.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { apiErrorMessage } from './apiErrorMessage.ts';

let texts: i18n;

beforeAll(async () => {
  const raw = () => Promise.resolve({ default: { partner: { refused: 'The partner refused this.' } } });
  registerLocales('partner', raw);
  texts = await createI18n('en', { namespaces: ['partner', 'errors'] });
});

describe('the text of a failed call', () => {
  test('the key under the app’s error texts comes first, with its money written out', () => {
    const error = buildError({
      i18nKey: 'error.funds.insufficient',
      values: { shortfall: '12.50', currencyCode: 'USD' },
      description: 'FUNDS_LOW',
    });
    expect(apiErrorMessage(texts, error, 'Order failed.')).toBe(
      'The balance is $12.50 short. Nothing was ordered. Add funds or lower the total.',
    );
  });

  test('a key of another back end is found without our prefix', () => {
    expect(apiErrorMessage(texts, buildError({ i18nKey: 'quote.stale' }))).toMatch(/^Prices changed/);
  });

  test('then the raw key', () => {
    expect(apiErrorMessage(texts, buildError({ i18nKey: 'partner:partner.refused' }), 'Order failed.')).toBe(
      'The partner refused this.',
    );
  });

  test('then the caller’s fallback', () => {
    expect(apiErrorMessage(texts, buildError({ i18nKey: 'no.such.key' }), 'Order failed.')).toBe('Order failed.');
  });

  test('then the server’s description', () => {
    expect(apiErrorMessage(texts, buildError({ i18nKey: 'no.such.key', description: 'The file is locked.' }))).toBe(
      'The file is locked.',
    );
  });

  test('the description before the fallback where the server gave no key', () => {
    const error = buildError({ i18nKey: '', description: 'The file is locked.' });
    expect(apiErrorMessage(texts, error, 'Order failed.')).toBe('The file is locked.');
    expect(apiErrorMessage(texts, { ...error, description: 'E_4711' }, 'Order failed.')).toBe('Order failed.');
  });

  test.each(['E_4711', '', '   '])('never a bare code or nothing: %j', (description) => {
    expect(apiErrorMessage(texts, buildError({ i18nKey: 'no.such.key', description }))).toBe(
      'Something went wrong and nothing was changed. Try again.',
    );
  });

  test('an error that is no answer gives the fallback', () => {
    expect(apiErrorMessage(texts, new Error('boom'), 'Order failed.')).toBe('Order failed.');
  });
});
