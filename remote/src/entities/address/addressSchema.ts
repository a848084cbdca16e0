import { ADDRESS_COUNTRIES } from '@portal/shared/domain/addresses/addressPlaces';
import {
  ADDRESS_FIELDS,
  checkAddressField,
  type AddressField,
  type PostalAddress,
} from '@portal/shared/domain/addresses/addressRules';
import { object, string } from 'yup';

/** An address of which nothing is known but the usual country. */
export const EMPTY_ADDRESS: PostalAddress = {
  country: ADDRESS_COUNTRIES[0],
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
};

const part = (field: AddressField) =>
  string()
    .defined()
    .test(field, (_text, context) => {
      const refusal = checkAddressField(field, context.parent as PostalAddress);
      return refusal === null || context.createError({ message: { ...refusal } });
    });

/** The rules of `AddressFields`: one entry of a form's schema. The body takes `tidyAddress` of the value. */
export const addressSchema = object({
  country: part('country'),
  addressLine1: part('addressLine1'),
  addressLine2: part('addressLine2'),
  city: part('city'),
  state: part('state'),
  postalCode: part('postalCode'),
});

/** True when nothing is wrong with an address. */
export const isWholeAddress = (address: PostalAddress): boolean =>
  ADDRESS_FIELDS.every((field) => checkAddressField(field, address) === null);

/** True when nothing was typed or picked yet. */
export const isBlankAddress = ({ addressLine1, addressLine2, city, postalCode }: PostalAddress): boolean =>
  [addressLine1, addressLine2, city, postalCode].every((text) => text.trim() === '');
