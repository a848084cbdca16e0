import type { FieldError } from '@portal/shared/contract/common';
import type { ChangeBankAccountBody, NewBankAccountBody } from '@portal/shared/contract/bankAccounts';
import { bankDigits } from '@portal/shared/domain/funding/bankDigits';
import {
  ADDRESS_FIELDS,
  checkAddressField,
  tidyAddress,
  type PostalAddress,
} from '@portal/shared/domain/addresses/addressRules';
import {
  checkBankAccountNumber,
  checkBankNickname,
  checkCompanyName,
  checkHolderName,
  checkRoutingNumber,
} from '@portal/shared/domain/funding/bankAccountRules';
import { BANK_ACCOUNT_TYPES } from '@portal/shared/domain/enumerations';
import { tidyName } from '@portal/shared/domain/people/names';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import type { BankAccountType, BillTo } from '../../../providers/payments/PaymentGateway.ts';

/** The facts of a bank account that are kept and may be changed. */
export interface BankFacts {
  readonly label: string;
  readonly accountType: 'C' | 'X';
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly address: PostalAddress;
}

/** The numbers of it that the gateway alone gets whole. */
export interface BankNumbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
}

type Body = NewBankAccountBody | ChangeBankAccountBody;

/** The facts of a bank account, with the error of each that is wrong. */
export function readFacts(body: Body): { readonly facts: BankFacts; readonly fields: readonly FieldError[] } {
  const accountType = BANK_ACCOUNT_TYPES.find((type) => type === body.accountType);
  const facts: BankFacts = {
    label: body.label.trim(),
    accountType: accountType ?? 'C',
    firstName: tidyName(body.firstName),
    lastName: tidyName(body.lastName),
    companyName: tidyName(body.companyName),
    address: tidyAddress(body),
  };
  const fields = [
    ...fieldErrors('accountType', accountType === undefined ? { key: 'error.bankAccount.typeInvalid' } : null),
    ...fieldErrors('label', checkBankNickname(facts.label)),
    ...fieldErrors('firstName', checkHolderName(facts.firstName)),
    ...fieldErrors('lastName', checkHolderName(facts.lastName)),
    ...fieldErrors('companyName', checkCompanyName(facts.companyName)),
    ...ADDRESS_FIELDS.flatMap((field) => fieldErrors(field, checkAddressField(field, facts.address))),
  ];
  return { facts, fields };
}

/** The numbers, with the error of each that is wrong. */
export function readNumbers(
  { routingNumber, accountNumber }: Pick<Body, 'routingNumber' | 'accountNumber'>,
  { accountType }: BankFacts,
): { readonly numbers: BankNumbers; readonly fields: readonly FieldError[] } {
  return {
    numbers: { routingNumber: bankDigits(routingNumber), accountNumber: bankDigits(accountNumber), accountType },
    fields: [
      ...fieldErrors('routingNumber', checkRoutingNumber(routingNumber)),
      ...fieldErrors('accountNumber', checkBankAccountNumber(accountNumber)),
    ],
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Names the owner of the account, as the gateway takes it. */
export const toBillTo = ({ firstName, lastName, companyName, address }: BankFacts, emailAddress: string): BillTo => ({
  firstName,
  lastName,
  company: companyName,
  addressLine1: address.addressLine1,
  addressLine2: orNull(address.addressLine2),
  city: address.city,
  state: orNull(address.state),
  postalCode: orNull(address.postalCode),
  country: address.country,
  emailAddress,
});

/** The columns of the facts. */
export const rowOf = ({ label, accountType, firstName, lastName, companyName, address }: BankFacts) => ({
  label,
  account_type: accountType,
  first_name: firstName,
  last_name: lastName,
  company_name: companyName,
  address_line1: address.addressLine1,
  address_line2: address.addressLine2,
  city: address.city,
  state: address.state,
  postal_code: address.postalCode,
  country: address.country,
});
