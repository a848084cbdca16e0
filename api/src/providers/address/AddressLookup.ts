import type { ADDRESS_PROVIDERS, AddressSuggestion, FoundAddress } from '@portal/shared/contract/addresses';
import type { AddressCountry } from '@portal/shared/domain/addresses/addressPlaces';

/** A search for an address. `sessionToken`: the same for all calls that lead to one address. */
export interface AddressSearch {
  readonly query: string;
  readonly country: AddressCountry;
  readonly sessionToken: string | undefined;
}

export interface PickedSuggestion {
  readonly placeId: string;
  readonly sessionToken: string | undefined;
}

/** The service did not answer as it should. `reason`: for the log, without anything that was searched. */
export interface LookupFailure {
  readonly outcome: 'failed';
  readonly reason: string;
}

export type SuggestionsResult =
  | { readonly outcome: 'found'; readonly suggestions: readonly AddressSuggestion[] }
  | LookupFailure;

export type AddressResult =
  | { readonly outcome: 'found'; readonly address: FoundAddress }
  | { readonly outcome: 'unknown' }
  | LookupFailure;

/** Port to a service that finds addresses as they are typed. Its methods never reject: failures are results too. */
export interface AddressLookup {
  readonly provider: (typeof ADDRESS_PROVIDERS)[number];
  suggest(search: AddressSearch): Promise<SuggestionsResult>;
  /** The address of a suggestion; `unknown` when there is none of that identifier. */
  find(suggestion: PickedSuggestion): Promise<AddressResult>;
}
