import { LANGUAGES } from '../domain/enumerations.ts';
import { failureText } from './failureTexts.ts';
import { loaderTexts } from './loaderTexts.ts';

test.each(LANGUAGES)('%s has all texts with their placeholders', (language) => {
  const texts = loaderTexts(language);
  expect(texts.reference).toContain('{code}');
  expect(texts.disabledUntil).toContain('{time}');
  expect(failureText(texts, 'NETWORK').title).not.toBe(failureText(texts, 'DISABLED').title);
  expect(failureText(texts, 'CAPABILITY')).toBe(texts.mismatch);
  expect(failureText(texts, 'RENDER')).toBe(texts.broken);
});
