import type { AddressSuggestion, FoundAddress } from '@portal/shared/contract/addresses';
import type { AddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { newUuid } from '../../api/newUuid.ts';
import { useLazyFindAddressQuery, useSuggestAddressesQuery } from './addressApi.ts';

const { searchCharactersMin, searchPauseMs } = SETTINGS.address;

export interface Suggestions {
  /** Null: too little was typed, or nothing was answered yet. */
  readonly found: readonly AddressSuggestion[] | null;
  readonly isSearching: boolean;
  /** Reads the address of a suggestion; null when that failed, which `onFailure` was told. */
  readonly read: (placeId: string) => Promise<FoundAddress | null>;
}

/** Suggestions for a text, after a pause in typing. `onFailure`: the search does not work. */
export function useSuggestions(text: string, country: AddressCountry, onFailure: () => void): Suggestions {
  // One search, from its first letter to the address that was picked.
  const [sessionToken] = useState(() => newUuid());
  const query = text.trim();
  const [asked] = useDebouncedValue(query, searchPauseMs);
  const isEnough = query.length >= searchCharactersMin && !holdsCardNumber(query);
  const skip = asked.length < searchCharactersMin || !isEnough || holdsCardNumber(asked);
  const { data, error, isFetching } = useSuggestAddressesQuery({ query: asked, country, sessionToken }, { skip });
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
      const { data: address } = await findAddress({ placeId, sessionToken });
      if (address === undefined) console.warn('A suggested address could not be read.');
      return address ?? null;
    },
  };
}
