import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { getEnumerationLabel } from './getEnumerationLabel.ts';
import { createI18n } from './i18n.ts';

const NEUTRAL = { en: 'Unknown', es: 'Desconocido', fr: 'Inconnu', ja: '不明', 'zh-CN': '未知' };

test.each(LANGUAGES)(
  'a value that this build does not know gets a neutral word in %s, never its code',
  async (language) => {
    const i18n = await createI18n(language, { namespaces: ['signedIn'] });
    for (const value of ['ON_THE_MOON', '', 'toString', '__proto__', 'ACTIVE.x', 'ACTIVE_other'])
      expect({ value, word: getEnumerationLabel(i18n, 'account', value) }).toEqual({ value, word: NEUTRAL[language] });
    expect(getEnumerationLabel(i18n, 'account', 'ACTIVE')).not.toBe('ACTIVE');
  },
);
