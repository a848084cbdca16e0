import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { reformatAmount } from '../../ui/money/typedAmount.ts';
import type { AlertValues, GetCurrency } from './alertValues.ts';

/** Writes the threshold anew when the language changes; one that was not changed stays unchanged. */
export function useTypedThreshold(getCurrency: GetCurrency): void {
  const locale = useLocale();
  const { values, dirty, setValues, resetForm } = useFormikContext<AlertValues>();
  useEffect(() => {
    const { threshold, typedIn, accountIdentifiers } = values;
    if (typedIn === locale) return;
    const text = reformatAmount(threshold, getCurrency(accountIdentifiers), typedIn, locale);
    const next = { ...values, threshold: text, typedIn: locale };
    if (dirty) void setValues(next);
    else resetForm({ values: next });
  }, [values, locale, dirty, getCurrency, setValues, resetForm]);
}
