import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { ADDRESS_COUNTRIES } from '../domain/addresses/addressPlaces.ts';
import {
  checkAddressField,
  tidyPostalCode,
  tidyState,
  type AddressField,
  type PostalAddress,
} from '../domain/addresses/addressRules.ts';
import { tidyName } from '../domain/people/names.ts';
import { Nullable, OneOf, text } from './common.ts';

/** Longer texts are refused before any rule reads them. */
const LONGEST = 400;

/** One part of an address, checked beside the others. */
const part = (field: AddressField) =>
  text()
    .max(LONGEST)
    .default('')
    .test(field, (_value, context) => {
      const refusal = checkAddressField(field, asAddress(context.parent));
      if (refusal === null) return true;
      const max = refusal.values?.['max'];
      return context.createError({ message: refusal.key, params: max === undefined ? {} : { max: Number(max) } });
    });

/** Reads an address from what stands beside a part: fields that are missing, or no text, count as empty. */
function asAddress(beside: unknown): PostalAddress {
  const entries: [string, unknown][] = typeof beside === 'object' && beside !== null ? Object.entries(beside) : [];
  const given = new Map(entries);
  const textOf = (field: AddressField): string => {
    const value = given.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    country: textOf('country'),
    addressLine1: textOf('addressLine1'),
    addressLine2: textOf('addressLine2'),
    city: textOf('city'),
    state: textOf('state'),
    postalCode: textOf('postalCode'),
  };
}

const line = (field: AddressField) => part(field).transform((value: string | null) => value && tidyName(value));

/** A part that each country writes in its own way. */
const ofCountry = (field: AddressField, tidy: (country: string, typed: string) => string) =>
  part(field).when('country', ([country]: unknown[], schema) =>
    schema.transform((value: string | null) => value && tidy(String(country), value)),
  );

/** An address on a bill, as the specification names its parts; text is kept as its country writes it. */
export const billingAddress = object({
  country: part('country'),
  addressLine1: line('addressLine1'),
  addressLine2: line('addressLine2'),
  city: line('city'),
  state: ofCountry('state', tidyState),
  postalCode: ofCountry('postalCode', tidyPostalCode),
});
export type BillingAddress = InferType<typeof billingAddress>;

/** The services that addresses are looked up in; `SAMPLES`: invented addresses for local use. */
export const ADDRESS_PROVIDERS = ['GOOGLE', 'SAMPLES'] as const;

/** GET /api/address-lookup. `provider` null: addresses are typed by hand. */
export const AddressLookupSetting = Type.Object({ provider: Nullable(OneOf(ADDRESS_PROVIDERS)) });
export type AddressLookupSetting = Static<typeof AddressLookupSetting>;

/** Groups the calls of one search, which ends with the address that was picked. */
const sessionToken = () => text().matches(/^[\w-]{1,36}$/, { excludeEmptyString: true });

/** GET /api/address-lookup/suggestions. Nothing is found for less than three characters. */
export const suggestionsQuery = object({
  query: text().trim().max(200).default(''),
  country: text()
    .oneOf([...ADDRESS_COUNTRIES], 'error.address.country')
    .required('error.address.country'),
  sessionToken: sessionToken(),
});
export type SuggestionsQuery = InferType<typeof suggestionsQuery>;

/** An offer of a search: the first line, and where that is. */
export const AddressSuggestion = Type.Object({
  placeId: Type.String(),
  mainText: Type.String(),
  secondaryText: Type.String(),
});
export type AddressSuggestion = Static<typeof AddressSuggestion>;
export const AddressSuggestions = Type.Array(AddressSuggestion);

/** GET /api/address-lookup/addresses/{placeId}. */
export const placeParams = object({
  placeId: text()
    .matches(/^[\w-]{1,300}$/, 'error.notFound')
    .required('error.notFound'),
});
export const placeQuery = object({ sessionToken: sessionToken() });

/** The address of a suggestion. Parts that the service does not know are empty; without a number the street is not yet an address. */
export const FoundAddress = Type.Object({
  country: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postalCode: Type.String(),
  hasStreetNumber: Type.Boolean(),
});
export type FoundAddress = Static<typeof FoundAddress>;
