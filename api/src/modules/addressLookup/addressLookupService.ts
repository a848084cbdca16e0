import type {
  AddressLookupSetting,
  AddressSuggestion,
  FoundAddress,
  SuggestionsQuery,
} from '@portal/shared/contract/addresses';
import { SETTINGS } from '@portal/shared/domain/settings';
import { AppError } from '../../errors/AppError.ts';
import type { AddressLookup, LookupFailure, PickedSuggestion } from '../../providers/address/AddressLookup.ts';
import { ADDRESS_LOOKUP_FAILURES } from './addressLookupErrors.ts';

export type AddressLookupService = ReturnType<typeof createAddressLookupService>;

/** Addresses while they are typed. Raises `absent` where no look-up is configured, `unavailable` when it fails. */
export const createAddressLookupService = (lookup: AddressLookup | null) => ({
  setting: (): AddressLookupSetting => ({ provider: lookup?.provider ?? null }),

  async suggest({ query, country, sessionToken }: SuggestionsQuery): Promise<AddressSuggestion[]> {
    const configured = required(lookup);
    if (query.length < SETTINGS.address.searchCharactersMin) return [];
    const response = await configured.suggest({ query, country, sessionToken });
    if (response.outcome === 'failed') throw unavailable(response);
    return [...response.suggestions];
  },

  async find(suggestion: PickedSuggestion): Promise<FoundAddress> {
    const response = await required(lookup).find(suggestion);
    if (response.outcome === 'failed') throw unavailable(response);
    if (response.outcome === 'unknown') throw new AppError(ADDRESS_LOOKUP_FAILURES.unknownPlace);
    return response.address;
  },
});

function required(lookup: AddressLookup | null): AddressLookup {
  if (lookup === null) throw new AppError(ADDRESS_LOOKUP_FAILURES.absent);
  return lookup;
}

const unavailable = ({ reason }: LookupFailure): AppError =>
  new AppError(ADDRESS_LOOKUP_FAILURES.unavailable, new Error(reason));
