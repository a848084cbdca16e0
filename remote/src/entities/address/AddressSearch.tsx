import type { AddressLookupSetting } from '@portal/shared/contract/addresses';
import { ADDRESS_COUNTRIES, isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../ui/suggest/SuggestField.tsx';
import type { AddressLookupAudience } from './addressApi.ts';
import type { AddressEntry } from './useAddressEntry.ts';
import { useSuggestions } from './useSuggestions.ts';

interface AddressSearchProps extends AddressLookupSetting {
  readonly given: AddressEntry;
  readonly audience: AddressLookupAudience;
  readonly onFailure: () => void;
}

/** Finds an address by its beginning; what is picked fills all fields. */
export function AddressSearch({ given, audience, provider, onFailure }: AddressSearchProps) {
  const { t } = useTranslation('billingAddress');
  const { search, address, typeByHand } = given;
  const country = isAddressCountry(address.country) ? address.country : ADDRESS_COUNTRIES[0];
  const { found, isSearching, read } = useSuggestions(search, {
    country,
    audience,
    onFailure: () => {
      onFailure();
      typeByHand(search);
    },
  });
  const pick = async (placeId: string) => {
    const picked = await read(placeId);
    if (picked !== null) given.pick(picked);
    else typeByHand(found?.find((one) => one.placeId === placeId)?.mainText ?? search);
  };
  return (
    <>
      <SuggestField
        label={t('search.label')}
        help={t('search.help')}
        required
        value={search}
        onChange={given.setSearch}
        suggestions={
          found?.map(({ placeId, mainText, secondaryText }) => ({
            value: placeId,
            label: mainText,
            note: secondaryText,
          })) ?? null
        }
        isSearching={isSearching}
        onPick={(placeId) => void pick(placeId)}
        status={isSearching ? t('search.searching') : ((found && countText(found.length)) ?? '')}
        emptyText={t('search.none')}
        footer={provider === 'GOOGLE' ? <span translate="no">Google Maps</span> : undefined}
      />
      <button type="button" className="pr-link pr-address__other" onClick={() => typeByHand(search)}>
        {t('search.byHand')}
      </button>
    </>
  );

  function countText(count: number): string {
    return count === 0 ? t('search.none') : t('search.found', { count });
  }
}
