import type { Refusal } from '../ordering/rewardAmount.ts';
import { tidyName } from '../people/names.ts';
import { SETTINGS } from '../settings.ts';
import { isShippable, statesOf } from './addressPlaces.ts';
import { checkPart, checkPostalCode, tidyPostalCode, tidyState } from './addressRules.ts';
import { isPoBox } from './poBox.ts';

/** Parts of the address of what is mailed, by the names that they have on the wire. */
export const MAILED_ADDRESS_PARTS = [
  'companyName',
  'streetLine1',
  'streetLine2',
  'city',
  'stateOrProvince',
  'postalCode',
  'country',
] as const;
export type MailedAddressPart = (typeof MAILED_ADDRESS_PARTS)[number];

/** The address a reward is mailed to; what it has nothing of is ''. */
export type MailedAddress = Readonly<Record<MailedAddressPart, string>>;

/** Things to tell about an address to which a reward can be mailed: the postal service alone delivers there. */
export const ADDRESS_WARNINGS = ['PO_BOX', 'TERRITORY'] as const;
export type AddressWarning = (typeof ADDRESS_WARNINGS)[number];

/** The country to which rewards are mailed. */
export const MAILED_COUNTRY = 'US';
const { lineLength, cityLength } = SETTINGS.mailed;

/** An address of which nothing is known yet. */
export const NO_ADDRESS: MailedAddress = {
  companyName: '',
  streetLine1: '',
  streetLine2: '',
  city: '',
  stateOrProvince: '',
  postalCode: '',
  country: MAILED_COUNTRY,
};

/** Refusals of an address, by its parts. Values are trimmed, the state is a capital code. */
export function checkMailedAddress(address: MailedAddress): (readonly [MailedAddressPart, Refusal])[] {
  const { country } = address;
  const found: (readonly [MailedAddressPart, Refusal | null])[] = [
    ['companyName', checkPart(address.companyName, lineLength, null)],
    ['streetLine1', checkPart(address.streetLine1, lineLength, 'error.address.line')],
    ['streetLine2', checkPart(address.streetLine2, lineLength, null)],
    ['city', checkPart(address.city, cityLength, 'error.address.city')],
    ...(country === MAILED_COUNTRY
      ? ([
          ['stateOrProvince', isPlace(address.stateOrProvince) ? null : { key: 'error.address.stateCode' }],
          ['postalCode', checkPostalCode(MAILED_COUNTRY, address.postalCode)],
        ] as const)
      : ([['country', { key: 'error.address.mailedCountry' }]] as const)),
  ];
  return found.flatMap(([part, refusal]) => (refusal === null ? [] : [[part, refusal] as const]));
}

/** An address as it is kept: single spaces, codes in upper case. */
export const tidyMailedAddress = (address: MailedAddress): MailedAddress => {
  const country = tidyName(address.country).toUpperCase();
  return {
    companyName: tidyName(address.companyName),
    streetLine1: tidyName(address.streetLine1),
    streetLine2: tidyName(address.streetLine2),
    city: tidyName(address.city),
    stateOrProvince: tidyState(country, address.stateOrProvince),
    postalCode: tidyPostalCode(country, address.postalCode),
    country,
  };
};

/** Returns what is to be told of an address, each at the part that it is about. */
export const listAddressWarnings = (
  address: Pick<MailedAddress, 'streetLine1' | 'streetLine2' | 'stateOrProvince'>,
): (readonly [MailedAddressPart, AddressWarning])[] => [
  ...(['streetLine1', 'streetLine2'] as const)
    .filter((line) => isPoBox(address[line]))
    .map((line) => [line, 'PO_BOX'] as const),
  ...(isTerritory(address.stateOrProvince) ? [['stateOrProvince', 'TERRITORY'] as const] : []),
];

const isPlace = (state: string): boolean => statesOf(MAILED_COUNTRY)?.includes(state) === true;

/** True where couriers do not go. */
const isTerritory = (state: string): boolean =>
  isPlace(state) && !isShippable('COURIER', { country: MAILED_COUNTRY, state });

/** Returns the same for all ways to write one address. */
export function mailedAddressKey(address: MailedAddress): string {
  const tidied = tidyMailedAddress(address);
  return MAILED_ADDRESS_PARTS.map((part) => tidied[part].toLowerCase()).join('\n');
}
