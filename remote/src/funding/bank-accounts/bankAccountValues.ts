import type {
  BankAccountDetail,
  ChangeBankAccountBody,
  NewBankAccountBody,
} from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { tidyAddress, type PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { bankDigits } from '@portal/shared/domain/funding/bankDigits';
import { tidyName } from '@portal/shared/domain/people/names';
import { EMPTY_ADDRESS } from '../../entities/address/addressSchema.ts';

/** The values of the form of a bank account, as typed. */
export interface BankAccountValues {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountNumberAgain: string;
  /** True when the numbers of a saved bank account are replaced. */
  readonly isRenumbered: boolean;
  readonly accountType: string;
  readonly label: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly billingAddress: PostalAddress;
  readonly access: 'everyone' | 'named';
  /** The people who may use it, where they are named; the user always. */
  readonly userIdentifiers: readonly string[];
  readonly accepted: boolean;
  /** Version that the form began with; 0: a new bank account. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

/** Fields that no draft keeps. */
export const SECRETS = ['accountNumber', 'accountNumberAgain', 'accepted'] as const;

/** An empty form of a user. */
export const createBankAccountValues = (userId: string): BankAccountValues => ({
  routingNumber: '',
  accountNumber: '',
  accountNumberAgain: '',
  isRenumbered: false,
  accountType: '',
  label: '',
  firstName: '',
  lastName: '',
  companyName: '',
  billingAddress: EMPTY_ADDRESS,
  access: 'everyone',
  userIdentifiers: [userId],
  accepted: false,
  version: 0,
});

/** The form of a bank account as it was read by a user. */
export const toBankAccountValues = (detail: BankAccountDetail, userId: string): BankAccountValues => ({
  ...createBankAccountValues(userId),
  accountType: detail.accountType,
  label: detail.label,
  firstName: detail.firstName,
  lastName: detail.lastName,
  companyName: detail.companyName,
  billingAddress: {
    country: detail.country,
    addressLine1: detail.addressLine1,
    addressLine2: detail.addressLine2,
    city: detail.city,
    state: detail.state,
    postalCode: detail.postalCode,
  },
  access: detail.users.length === 0 ? 'everyone' : 'named',
  userIdentifiers: [...new Set([userId, ...detail.users.map(({ userIdentifier }) => userIdentifier)])],
  version: detail.version,
});

/** Tells whether routing and account number are asked for. */
export const needsNumbers = ({ version, isRenumbered }: BankAccountValues): boolean => version === 0 || isRenumbered;

/** The form without what the authorisation adds. */
type BankAccountInput = Omit<ChangeBankAccountBody, 'agreement' | 'version'>;

export const toBankBody = (values: BankAccountValues): BankAccountInput => {
  const isNumbered = needsNumbers(values);
  return {
    routingNumber: isNumbered ? bankDigits(values.routingNumber) : '',
    accountNumber: isNumbered ? bankDigits(values.accountNumber) : '',
    label: values.label.trim(),
    accountType: values.accountType,
    firstName: tidyName(values.firstName),
    lastName: tidyName(values.lastName),
    companyName: tidyName(values.companyName),
    ...tidyAddress(values.billingAddress),
    userIdentifiers: values.access === 'named' ? [...values.userIdentifiers] : [],
  };
};

export type NewBankAccountInput = BankAccountInput & Pick<ChangeBankAccountBody, 'agreement'>;

export const toNewBody = (
  given: NewBankAccountInput,
  { customerIdentifier, accountIdentifier }: Account,
): NewBankAccountBody => ({ ...given, customerIdentifier, accountIdentifier });

const ADDRESS = ['addressLine1', 'addressLine2', 'city', 'state', 'country', 'postalCode'];

/** The form's field of a field that the server refused. */
export const toBankFieldName = (serverField: string): string => {
  if (ADDRESS.includes(serverField)) return `billingAddress.${serverField}`;
  return serverField.startsWith('agreement') ? 'accepted' : serverField;
};
