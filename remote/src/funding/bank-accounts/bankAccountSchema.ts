import {
  checkBankAccountNumber,
  checkBankNickname,
  checkCompanyName,
  checkHolderName,
  checkRepeatedNumber,
  checkRoutingNumber,
} from '@portal/shared/domain/funding/bankAccountRules';
import { BANK_ACCOUNT_TYPES } from '@portal/shared/domain/enumerations';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { array, boolean, object, string } from 'yup';
import { addressSchema } from '../../entities/address/addressSchema.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { needsNumbers, type BankAccountValues } from './bankAccountValues.ts';

/** A number that is only checked where numbers are asked for. */
const number = (check: (text: string, values: BankAccountValues) => Refusal | null) =>
  string()
    .defined()
    .test('rule', (text, context) => {
      const values = context.parent as BankAccountValues;
      const refusal = needsNumbers(values) ? check(text, values) : null;
      return refusal === null || context.createError({ message: { ...refusal } });
    });

/** The form of a bank account, by the rules that the server applies too. */
export const bankAccountSchema = object({
  routingNumber: number(checkRoutingNumber),
  accountNumber: number(checkBankAccountNumber),
  accountNumberAgain: number((again, { accountNumber }) => checkRepeatedNumber(accountNumber, again)),
  accountType: string()
    .defined()
    .oneOf([...BANK_ACCOUNT_TYPES], 'error.bankAccount.typeInvalid'),
  label: checkedText((label) => checkBankNickname(label.trim())),
  firstName: checkedText(checkHolderName),
  lastName: checkedText(checkHolderName),
  companyName: checkedText(checkCompanyName),
  billingAddress: addressSchema,
  userIdentifiers: array(string().defined())
    .defined()
    .max(SETTINGS.bankAccounts.usersMax, 'error.bankAccount.tooManyUsers'),
  accepted: boolean().defined().oneOf([true], 'error.bankAccount.agreementRequired'),
});
