import { useFormikContext } from 'formik';
import { MailFields } from '../../entities/delivery-template/MailFields.tsx';
import type { IncentiveValues } from './incentiveValues.ts';

/** The mail that brings each reward, with the templates of the chosen account. */
export function ChosenMail() {
  const { accountIdentifier } = useFormikContext<IncentiveValues>().values;
  return <MailFields accountIdentifier={accountIdentifier} />;
}
