import type { AddressService } from '../../env/addressService.ts';
import type { Log } from '../../logs/Log.ts';
import type { AddressLookup } from './AddressLookup.ts';
import { createGoogleAddressLookup } from './createGoogleAddressLookup.ts';
import { createSampleAddressLookup } from './createSampleAddressLookup.ts';

/** The look-up that the configuration asks for; null: none, and addresses are typed by hand. */
export function chooseAddressLookup(service: AddressService | null, log: Log): AddressLookup | null {
  if (service === null) return null;
  return service.provider === 'GOOGLE' ? createGoogleAddressLookup(service, log) : createSampleAddressLookup();
}
