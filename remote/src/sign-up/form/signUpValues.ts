import type { SignupBody } from '@portal/shared/contract/signups';
import type { AcceptedTerms } from '@portal/shared/contract/terms';
import { ADDRESS_FIELDS, tidyAddress, type PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { SIGNUP_USE_CASES, type SignupUseCase } from '@portal/shared/domain/onboarding/signupRules';
import { EMPTY_ADDRESS } from '../../entities/address/addressSchema.ts';

/** The form of both steps. Questions: `yes`, `no`, or empty until one is chosen. */
export interface SignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string;
  readonly address: PostalAddress;
  readonly annualSpendOver100k: string;
  readonly distributesOnBehalf: string;
  readonly useCase: string;
  readonly useCaseDetail: string;
  readonly terms: AcceptedTerms | null;
}

export const EMPTY_SIGN_UP: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  address: EMPTY_ADDRESS,
  annualSpendOver100k: '',
  distributesOnBehalf: '',
  useCase: '',
  useCaseDetail: '',
  terms: null,
};

const toUseCase = (chosen: string): SignupUseCase => SIGNUP_USE_CASES.find((known) => known === chosen) ?? 'OTHER';

/** The request of the form; `langKey`: of the page, in which the mail is written. */
export function toSignUpBody(values: SignUpValues, langKey: string): SignupBody {
  const { firstName, lastName, email, companyName, address, useCase, useCaseDetail, terms } = values;
  if (terms === null) throw new Error('The terms were not accepted');
  return {
    ...tidyAddress(address),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    companyName,
    annualSpendOver100k: values.annualSpendOver100k === 'yes',
    distributesOnBehalf: values.distributesOnBehalf === 'yes',
    useCase: toUseCase(useCase),
    useCaseDetail: useCase === 'OTHER' ? useCaseDetail.trim() : '',
    terms,
    langKey,
  };
}

/** The form's field of a server's: the parts of the address stand together. */
export const toSignUpField = (field: string): string =>
  ADDRESS_FIELDS.some((part) => part === field) ? `address.${field}` : field;
