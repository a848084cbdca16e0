import type { AddressField, PostalAddress } from '../domain/addresses/addressRules.ts';
import type { ErrorKey } from '../domain/errorKeys.ts';

/** Invented addresses of the forms that their countries have. */
export const ADDRESSES = {
  US: {
    country: 'US',
    addressLine1: '410 Harbor Street',
    addressLine2: 'Suite 12',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94103',
  },
  GB: {
    country: 'GB',
    addressLine1: '12 Almond Row',
    addressLine2: '',
    city: 'Leeds',
    state: 'West Yorkshire',
    postalCode: 'LS1 4DY',
  },
  CA: {
    country: 'CA',
    addressLine1: '88 Rue des Érables',
    addressLine2: '',
    city: 'Montréal',
    state: 'QC',
    postalCode: 'H2X 1Y4',
  },
  AU: {
    country: 'AU',
    addressLine1: '5 Wattle Lane',
    addressLine2: '',
    city: 'Sydney',
    state: 'NSW',
    postalCode: '2000',
  },
} as const satisfies Readonly<Record<string, PostalAddress>>;

/** One part with one value in an otherwise valid address of a country, and the verdict of form and API: a key, or null for valid. */
export interface AddressVector {
  readonly of: keyof typeof ADDRESSES;
  readonly field: AddressField;
  readonly value: string;
  readonly key: ErrorKey | null;
}

const inCountry =
  (of: AddressVector['of']) =>
  (field: AddressField, value: string, key: ErrorKey | null): AddressVector => ({ of, field, value, key });

const us = inCountry('US');
const gb = inCountry('GB');
const ca = inCountry('CA');
const au = inCountry('AU');

/** The rules of each part of an address. */
export const ADDRESS_VECTORS: readonly AddressVector[] = [
  us('country', '', 'error.address.country'),
  us('country', 'DE', 'error.address.country'),
  us('addressLine1', ' \u00a0', 'error.address.line'),
  us('addressLine1', 'x'.repeat(60), null),
  us('addressLine1', 'x'.repeat(61), 'error.text.tooLong'),
  us('addressLine1', '<b>1 Main St</b>', 'error.text.angleBrackets'),
  us('addressLine1', '1 Main\u0007 St', 'error.text.characters'),
  us('addressLine2', '', null),
  us('addressLine2', 'x'.repeat(61), 'error.text.tooLong'),
  us('city', '', 'error.address.city'),
  us('city', 'x'.repeat(50), null),
  us('city', 'x'.repeat(51), 'error.text.tooLong'),
  us('state', '', 'error.address.state'),
  us('state', 'ca', null),
  us('state', 'PR', null),
  us('state', 'AE', null),
  us('state', 'DC', null),
  us('state', 'ON', 'error.address.state'),
  us('state', 'California', 'error.address.state'),
  us('postalCode', '', 'error.address.postalCode.US'),
  us('postalCode', '94103-1234', null),
  us('postalCode', '941031234', null),
  us('postalCode', '９４１０３', null),
  us('postalCode', '9410', 'error.address.postalCode.US'),
  us('postalCode', '94103-12', 'error.address.postalCode.US'),
  us('postalCode', 'SW1A 1AA', 'error.address.postalCode.US'),
  ca('state', 'on', null),
  ca('state', 'NY', 'error.address.state'),
  ca('postalCode', 'm5v3l9', null),
  ca('postalCode', 'M5V-3L9', null),
  ca('postalCode', 'D5V 3L9', 'error.address.postalCode.CA'),
  ca('postalCode', '94103', 'error.address.postalCode.CA'),
  gb('state', '', 'error.address.region'),
  gb('state', 'x'.repeat(60), null),
  gb('state', 'x'.repeat(61), 'error.text.tooLong'),
  gb('postalCode', 'sw1a1aa', null),
  gb('postalCode', 'M1 1AE', null),
  gb('postalCode', 'SW1A', 'error.address.postalCode.GB'),
  au('state', 'NT', null),
  au('state', 'ACT', null),
  au('state', 'CA', 'error.address.state'),
  au('postalCode', '0800', null),
  au('postalCode', '200', 'error.address.postalCode.AU'),
];
