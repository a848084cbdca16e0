import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../ui/form/MoneyField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { AlertValues, GetCurrency } from './alertValues.ts';

/** Step 1: what the alert is called, and under which balance it sends a mail. */
export function DetailsStep({ getCurrency }: { readonly getCurrency: GetCurrency }) {
  const { t } = useTranslation('balanceAlerts');
  const { values } = useFormikContext<AlertValues>();
  return (
    <>
      <TextField name="displayName" label={t('details.name')} help={t('details.nameHelp')} required />
      <MoneyField
        name="threshold"
        label={t('details.threshold')}
        help={t('details.thresholdHelp')}
        currencyCode={getCurrency(values.accountIdentifiers)}
        required
      />
    </>
  );
}
