import type { FoundAddress } from '@portal/shared/contract/addresses';
import { ADDRESS_FIELDS, type PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { EMPTY_ADDRESS, isBlankAddress, isWholeAddress } from './addressSchema.ts';
import type { AddressUse } from './addressUse.ts';
import { isWholeMailingAddress } from './mailingAddress.ts';

/** Why the fields are shown: asked for, or because a search or a pick was not enough. */
export type TypedReason = 'asked' | 'unresolved' | 'incomplete' | 'unnumbered';

type Entry =
  | { readonly kind: 'search' }
  | { readonly kind: 'chosen' }
  /** `line`: begins the first field, when all are blank. */
  | { readonly kind: 'typed'; readonly reason: TypedReason; readonly line: string };

const typed = (reason: TypedReason, line = ''): Entry => ({ kind: 'typed', reason, line });

const isWholeFor = (use: AddressUse, address: PostalAddress): boolean =>
  use === 'mailing' ? isWholeMailingAddress(address) : isWholeAddress(address);

function getInitialEntry(use: AddressUse, address: PostalAddress): Entry {
  if (isBlankAddress(address)) return { kind: 'search' };
  return isWholeFor(use, address) ? { kind: 'chosen' } : typed('asked');
}

export interface AddressEntry {
  readonly entry: Entry;
  readonly address: PostalAddress;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly pick: (found: FoundAddress) => void;
  /** Opens the fields; a text in `line` becomes the first of them. */
  readonly typeByHand: (line?: string) => void;
  readonly searchAgain: () => void;
  readonly chooseCountry: (country: string) => void;
}

/** How the address at `name` of the form is being given: found by a search, picked, or typed. */
export function useAddressEntry(
  name: string,
  { use, canSearch }: { readonly use: AddressUse; readonly canSearch: boolean },
): AddressEntry {
  const { isSubmitting, setFieldTouched } = useFormikContext();
  const [{ value: address }, { error }, { setValue }] = useField<PostalAddress>(name);
  const [, { touched: isTouched }] = useField<string>(`${name}.addressLine1`);
  const [started, setEntry] = useState(() => getInitialEntry(use, address));
  const [search, setSearch] = useState('');
  const isRefused = error !== undefined && isTouched && !isSubmitting;
  const entry = current(started, address, canSearch);

  const touch = (isOn: boolean) => {
    for (const field of ADDRESS_FIELDS) void setFieldTouched(`${name}.${field}`, isOn, false);
  };
  if (entry.kind !== 'typed' && isRefused)
    setEntry(entry.kind === 'search' ? typed('unresolved', search) : typed('asked'));
  const filled = useRef(started);
  useEffect(() => {
    if (filled.current === started) return;
    filled.current = started;
    const line = started.kind === 'typed' ? started.line.trim() : '';
    if (line !== '' && isBlankAddress(address)) void setValue({ ...address, addressLine1: line });
  }, [started, address, setValue]);

  return {
    entry,
    address,
    search,
    setSearch,
    pick: ({ hasStreetNumber, ...found }) => {
      const isWhole = isWholeFor(use, found);
      void setValue(found);
      setSearch('');
      if (!hasStreetNumber) setEntry(typed('unnumbered', found.addressLine1));
      else setEntry(isWhole ? { kind: 'chosen' } : typed('incomplete'));
      if (!isWhole) touch(true);
    },
    typeByHand: (line = '') => setEntry(typed('asked', line)),
    searchAgain: () => {
      void setValue({ ...EMPTY_ADDRESS, country: address.country });
      touch(false);
      setEntry({ kind: 'search' });
    },
    chooseCountry: (country) => {
      setSearch('');
      void setValue({ ...address, country, state: '' });
    },
  };
}

/** A form that was emptied has nothing chosen, and without a search there are only the fields. */
function current(started: Entry, address: PostalAddress, canSearch: boolean): Entry {
  const entry: Entry = started.kind === 'chosen' && isBlankAddress(address) ? { kind: 'search' } : started;
  return entry.kind === 'search' && !canSearch ? typed('asked') : entry;
}
