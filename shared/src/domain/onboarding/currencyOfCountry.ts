import { isAddressCountry, type AddressCountry } from '../addresses/addressPlaces.ts';

const CURRENCIES: Readonly<Record<AddressCountry, string>> = { US: 'USD', GB: 'GBP', CA: 'CAD', AU: 'AUD' };

/** The currency of a company's first account; US dollars for a country that has none of its own here. */
export const currencyOfCountry = (country: string): string => (isAddressCountry(country) ? CURRENCIES[country] : 'USD');
