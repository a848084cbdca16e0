import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../../i18n/formatters.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { sharedAddresses, type ReviewValues } from './reviewSchema.ts';

/** Asks for a tick when several rewards go to one new address. */
export function SharedAddresses({ going }: { readonly going: readonly ResendReviewLine[] }) {
  const { values } = useFormikContext<ReviewValues>();
  const locale = useLocale();
  const shared = sharedAddresses(going, values.lines);
  if (shared.length === 0) return null;
  const addresses = listFormat(locale).format(shared);
  return <Acknowledgement key={addresses} addresses={addresses} />;
}

/** A tick is for the addresses that it names. */
function Acknowledgement({ addresses }: { readonly addresses: string }) {
  const { t } = useTranslation('resendMany');
  const { setFieldValue } = useFormikContext<ReviewValues>();
  useEffect(() => () => void setFieldValue('sharedAcknowledged', false, false), [setFieldValue]);
  return <CheckboxField name="sharedAcknowledged" label={t('shared', { addresses })} required />;
}
