import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { translateValues, type FindItem, type IncentiveValues } from './incentiveValues.ts';

/** Writes amount and counts anew when the language changes; values that were not changed stay unchanged. */
export function useTypedLanguage(findItem: FindItem): void {
  const locale = useLocale();
  const { values, dirty, setValues, resetForm } = useFormikContext<IncentiveValues>();
  useEffect(() => {
    if (values.typedIn === locale) return;
    const next = translateValues(values, findItem, locale);
    if (dirty) void setValues(next);
    else resetForm({ values: next });
  }, [values, locale, dirty, findItem, setValues, resetForm]);
}
