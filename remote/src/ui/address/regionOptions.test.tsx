import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { createI18n } from '../../i18n/i18n.ts';
import './locales.ts';
import { getCountryOptions, getStateOptions } from './regionOptions.ts';

const i18nIn = (language: (typeof LANGUAGES)[number]) => createI18n(language, { namespaces: ['address'] });
const getLabel = (options: ReturnType<typeof getStateOptions>, value: string) =>
  options?.find((option) => option.value === value)?.label;

test.each(LANGUAGES)('every state and province has its name in %s, none its code', async (language) => {
  const i18n = await i18nIn(language);
  for (const country of ['US', 'CA', 'AU'])
    for (const { value, label } of getStateOptions(i18n, country, language) ?? []) {
      expect({ value, isNamed: label !== value && label.length > 1 }).toEqual({ value, isNamed: true });
    }
});

test('territories and armed forces are offered, countries are named in the language, the United Kingdom has no list', async () => {
  const i18n = await i18nIn('fr');
  const states = getStateOptions(i18n, 'US', 'fr');
  expect([getLabel(states, 'PR'), getLabel(states, 'AE'), getLabel(states, 'LA')]).toEqual([
    'Porto Rico',
    'Forces armées, Europe',
    'Louisiane',
  ]);
  expect(getStateOptions(i18n, 'GB', 'fr')).toBeNull();
  expect(getCountryOptions('ja').map(({ label }) => label)).toEqual([
    'アメリカ合衆国',
    'イギリス',
    'カナダ',
    'オーストラリア',
  ]);
});
