import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { joinSentences } from './joinSentences.ts';

test('sentences are joined as each language does', () => {
  expect(LANGUAGES.map((language) => joinSentences(language, ['A.', 'B.']))).toEqual(
    LANGUAGES.map((language) => (language === 'ja' || language === 'zh-CN' ? 'A.B.' : 'A. B.')),
  );
});
