import type { AddressSuggestion, FoundAddress } from '@portal/shared/contract/addresses';
import type { AddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { newUuid } from '../../api/newUuid.ts';
import { useLazyFindAddressQuery, useSuggestAddressesQuery, type AddressLookupAudience } from './addressApi.ts';

const { searchCharactersMin, searchPauseMs } = SETTINGS.address;

interface SuggestionsOptions {
  readonly country: AddressCountry;
  readonly audience: AddressLookupAudience;
  /** Called when the search does not work. */
  readonly onFailure: () => void;
}

export interface Suggestions {
  /** Null: too little was typed, or nothing was answered yet. */
  readonly found: readonly AddressSuggestion[] | null;
  readonly isSearching: boolean;
  /** Reads the address of a suggestion; null when that failed, which `onFailure` was told. */
  readonly read: (placeId: string) => Promise<FoundAddress | null>;
}

/** Suggestions for a text, after a pause in typing. */
export function useSuggestions(text: string, { country, audience, onFailure }: SuggestionsOptions): Suggestions {
  // One search, from its first letter to the address that was picked.
  const [sessionToken] = useState(() => newUuid());
  const query = text.trim();
  const [asked] = useDebouncedValue(query, searchPauseMs);
  const isEnough = query.length >= searchCharactersMin && !holdsCardNumber(query);
  const skip = asked.length < searchCharactersMin || !isEnough || holdsCardNumber(asked);
  const { data, error, isFetching } = useSuggestAddressesQuery(
    { query: asked, country, sessionToken, audience },
    { skip },
  );
  const [findAddress, { isFetching: isReading }] = useLazyFindAddressQuery();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    console.warn('The search for addresses failed.');
    onFailure();
  }, [hasFailed, onFailure]);
  return {
    found: isEnough && data !== undefined ? data : null,
    isSearching: isReading || (isEnough && (asked !== query || isFetching)),
    read: async (placeId) => {
      const { data: address } = await findAddress({ placeId, sessionToken, audience });
      if (address === undefined) console.warn('A suggested address could not be read.');
      return address ?? null;
    },
  };
}
