import { useMemo } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';

/** Name of a country by its ISO code; the code itself where there is none. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}
