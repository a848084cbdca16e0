import type { AddressLookupSetting } from '@portal/shared/contract/addresses';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../ui/address/CountryField.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { ChosenAddress } from './ChosenAddress.tsx';
import { TypedAddress } from './TypedAddress.tsx';
import { useGetAddressLookupQuery } from './addressApi.ts';
import './address.css';
import './locales.ts';
import { useAddressEntry } from './useAddressEntry.ts';

interface BillingAddressFieldsProps {
  /** Path of a `PostalAddress` in the form's values, which begins as `EMPTY_ADDRESS`. */
  readonly name: string;
}

/**
 * A billing address, by search or by hand, inside any `FormShell` whose schema has `addressSchema` at `name`. Without a
 * search, or as soon as it fails, there are only the fields.
 */
export function BillingAddressFields({ name }: BillingAddressFieldsProps) {
  const { t } = useTranslation('billingAddress');
  const { data: setting, isError } = useGetAddressLookupQuery(undefined);
  const [hasFailed, setFailed] = useState(false);
  if (setting === undefined && !isError) return <Bar height={66} />;
  return (
    <div role="group" aria-label={t('group')} className="pr-address">
      <Entry name={name} provider={hasFailed ? null : (setting?.provider ?? null)} onFailure={() => setFailed(true)} />
    </div>
  );
}

interface EntryProps extends BillingAddressFieldsProps, AddressLookupSetting {
  readonly onFailure: () => void;
}

function Entry({ name, provider, onFailure }: EntryProps) {
  const given = useAddressEntry(name, provider !== null);
  const { entry, address } = given;
  const containerRef = useFocusKept(entry.kind, `[name="${name}.addressLine1"]`);
  const country = <CountryField name={`${name}.country`} section="billing" onChoose={given.chooseCountry} />;
  return (
    <div ref={containerRef} className="pr-address__parts">
      {entry.kind === 'chosen' && <ChosenAddress address={address} onChange={() => given.typeByHand()} />}
      {entry.kind === 'search' && (
        <>
          {country}
          <AddressSearch key={address.country} given={given} provider={provider} onFailure={onFailure} />
        </>
      )}
      {entry.kind === 'typed' && (
        <TypedAddress
          name={name}
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
