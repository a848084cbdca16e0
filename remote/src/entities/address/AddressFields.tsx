import type { AddressLookupSetting } from '@portal/shared/contract/addresses';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../ui/address/CountryField.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { ChosenAddress } from './ChosenAddress.tsx';
import { TypedAddress } from './TypedAddress.tsx';
import { useGetAddressLookupQuery, type AddressLookupAudience } from './addressApi.ts';
import './address.css';
import './locales.ts';
import type { AddressUse } from './addressUse.ts';
import { useAddressEntry } from './useAddressEntry.ts';

interface AddressFieldsProps {
  /** Path of a `PostalAddress` in the form's values, which begins as `EMPTY_ADDRESS`. */
  readonly name: string;
  /** Accessible name of the fields; default: that of a billing address. */
  readonly label?: string;
  /** Default: people with a session. */
  readonly audience?: AddressLookupAudience;
  /** The purpose of the address; default `billing`. Rewards are mailed to the United States alone. */
  readonly use?: AddressUse;
}

/**
 * A postal address, by search or by hand, inside any `FormShell` whose schema has `addressSchema`, or `mailingAddressSchema`, at `name`. Without a
 * search, or as soon as it fails, there are only the fields.
 */
export function AddressFields({ name, label, audience = 'signedIn', use = 'billing' }: AddressFieldsProps) {
  const { t } = useTranslation('billingAddress');
  const { data: setting, isError } = useGetAddressLookupQuery(audience);
  const [hasFailed, setFailed] = useState(false);
  if (setting === undefined && !isError) return <Bar height={66} />;
  return (
    <div role="group" aria-label={label ?? t('group')} className="pr-address">
      <Entry
        name={name}
        use={use}
        audience={audience}
        provider={hasFailed ? null : (setting?.provider ?? null)}
        onFailure={() => setFailed(true)}
      />
    </div>
  );
}

interface EntryProps extends AddressLookupSetting {
  readonly name: string;
  readonly use: AddressUse;
  readonly audience: AddressLookupAudience;
  readonly onFailure: () => void;
}

function Entry({ name, use, audience, provider, onFailure }: EntryProps) {
  const given = useAddressEntry(name, { use, canSearch: provider !== null });
  const { entry, address } = given;
  const containerRef = useFocusKept(entry.kind, `[name="${name}.addressLine1"]`);
  const country =
    use === 'mailing' ? null : (
      <CountryField name={`${name}.country`} section="billing" onChoose={given.chooseCountry} />
    );
  return (
    <div ref={containerRef} className="pr-address__parts">
      {entry.kind === 'chosen' && <ChosenAddress address={address} use={use} onChange={() => given.typeByHand()} />}
      {entry.kind === 'search' && (
        <>
          {country}
          <AddressSearch
            key={address.country}
            given={given}
            audience={audience}
            provider={provider}
            onFailure={onFailure}
          />
        </>
      )}
      {entry.kind === 'typed' && (
        <TypedAddress
          name={name}
          use={use}
          country={country}
          address={address}
          reason={entry.reason}
          line={entry.line}
          onSearch={provider === null ? null : given.searchAgain}
        />
      )}
    </div>
  );
}

/** Another way to give the address has other controls: the one that had the focus may be gone. */
function useFocusKept(kind: 'search' | 'chosen' | 'typed', line: string) {
  const containerRef = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    const hasChanged = before.current !== kind;
    before.current = kind;
    const { activeElement, body } = document;
    if (!hasChanged || (activeElement !== null && activeElement !== body)) return;
    const starts = { search: ['[role="combobox"]'], chosen: ['button'], typed: ['[aria-invalid="true"]', line] }[kind];
    const found = starts.map((selector) => containerRef.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element instanceof HTMLElement)?.focus();
  }, [kind, line]);
  return containerRef;
}
