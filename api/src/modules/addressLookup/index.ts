import type { AddressLookup } from '../../providers/address/AddressLookup.ts';
import type { ApiModule } from '../ApiModule.ts';
import { addressLookupRoutes } from './addressLookupRoutes.ts';
import { createAddressLookupService } from './addressLookupService.ts';

/** Wires the search for addresses; null: none is configured. */
export const createAddressLookupModule = (lookup: AddressLookup | null): ApiModule => ({
  routes: addressLookupRoutes(createAddressLookupService(lookup)),
});
