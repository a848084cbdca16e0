import {
  checkMailedAddress,
  listAddressWarnings,
  tidyMailedAddress,
  type AddressWarning,
  type MailedAddress,
  type MailedAddressPart,
} from '@portal/shared/domain/addresses/mailedAddress';
import type { AddressField, PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { object, string } from 'yup';

const FIELD_BY_PART: Readonly<Partial<Record<MailedAddressPart, AddressField>>> = {
  streetLine1: 'addressLine1',
  streetLine2: 'addressLine2',
  city: 'city',
  stateOrProvince: 'state',
  postalCode: 'postalCode',
  country: 'country',
};

/** Returns what the fields of an address, and the company beside them, hold as an address of the wire. */
export const toMailedAddress = (address: PostalAddress, companyName = ''): MailedAddress =>
  tidyMailedAddress({
    companyName,
    streetLine1: address.addressLine1,
    streetLine2: address.addressLine2,
    city: address.city,
    stateOrProvince: address.state,
    postalCode: address.postalCode,
    country: address.country,
  });

/** Returns an address of the wire as the fields hold it. */
export const toAddressValues = (address: Readonly<Record<MailedAddressPart, string | null>>): PostalAddress => ({
  addressLine1: address.streetLine1 ?? '',
  addressLine2: address.streetLine2 ?? '',
  city: address.city ?? '',
  state: address.stateOrProvince ?? '',
  postalCode: address.postalCode ?? '',
  country: address.country ?? '',
});

/** The state is chosen, and not typed as in files. */
const toChosen = (refusal: Refusal): Refusal =>
  refusal.key === 'error.address.stateCode' ? { key: 'error.address.state' } : refusal;

const listRefusals = (address: PostalAddress) =>
  checkMailedAddress(toMailedAddress(address)).map(
    ([part, refusal]) => [FIELD_BY_PART[part], toChosen(refusal)] as const,
  );

const part = (field: AddressField) =>
  string()
    .defined()
    .test(field, (_text, context) => {
      const [, refusal] = listRefusals(context.parent as PostalAddress).find(([one]) => one === field) ?? [];
      return refusal === undefined || context.createError({ message: { ...refusal } });
    });

/** The rules of `AddressFields` for what is mailed: one entry of a form's schema. */
export const mailingAddressSchema = object({
  country: part('country'),
  addressLine1: part('addressLine1'),
  addressLine2: part('addressLine2'),
  city: part('city'),
  state: part('state'),
  postalCode: part('postalCode'),
});

/** True when a reward can be mailed there. */
export const isWholeMailingAddress = (address: PostalAddress): boolean => listRefusals(address).length === 0;

/** Returns what is to be told of an address, each at the field that it is about. */
export const listFieldWarnings = (address: PostalAddress): readonly (readonly [AddressField, AddressWarning])[] =>
  listAddressWarnings(toMailedAddress(address)).flatMap(([part, warning]) => {
    const field = FIELD_BY_PART[part];
    return field === undefined ? [] : [[field, warning] as const];
  });

/** Returns the form's field for one of the wire: `streetLine1` is `addressLine1`. */
export const toAddressField = (part: string): string =>
  new Map<string, string>(Object.entries(FIELD_BY_PART)).get(part) ?? part;
