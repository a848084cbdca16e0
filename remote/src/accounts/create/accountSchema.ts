import type { NewAccountBody } from '@portal/shared/contract/accounts';
import { checkAccountCurrency, checkContactEmail, checkIdentifier } from '@portal/shared/domain/people/accountRules';
import { checkDisplayName } from '@portal/shared/domain/people/displayName';
import { tidyName } from '@portal/shared/domain/people/names';
import { boolean, object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';

/** The values of the form of a new account. */
export interface AccountValues {
  readonly customerIdentifier: string;
  readonly displayName: string;
  readonly identifier: string;
  readonly currencyCode: string;
  readonly contactEmail: string;
  readonly active: boolean;
}

/** The form of a new account, by the rules that the server applies too. */
export const accountSchema = object({
  customerIdentifier: string().required('error.group.required'),
  displayName: checkedText(checkDisplayName),
  identifier: checkedText(checkIdentifier),
  currencyCode: checkedText(checkAccountCurrency),
  contactEmail: checkedText(checkContactEmail),
  active: boolean().defined(),
});

export const toAccountBody = (values: AccountValues): NewAccountBody => ({
  ...values,
  displayName: tidyName(values.displayName),
  identifier: values.identifier.trim(),
  contactEmail: values.contactEmail.trim(),
});
