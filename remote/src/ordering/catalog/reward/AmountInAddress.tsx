import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toMinor } from '@portal/shared/domain/money/money';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../i18n/useLocale.ts';
import { amountForAddress, type AmountValues } from './amountForm.ts';
import type { RewardAddress } from './useRewardAddress.ts';

const WRITE_AFTER_MS = 100;

interface AmountInAddressProps {
  readonly item: CatalogItem;
  readonly address: RewardAddress;
}

/** Writes the amount to the address: after typing, when the field is left and when the page is. Back and reload find it there. */
export function AmountInAddress({ item, address }: AmountInAddressProps): null {
  const locale = useLocale();
  const { values, dirty, isSubmitting } = useFormikContext<AmountValues>();
  const { amount: inAddress, typed: inState, keep } = address;
  const read = amountForAddress(values.amount, item, locale);
  const amount = read === null || toMinor(read, item.currencyCode) === null ? null : read;
  const typed = amount === null && values.amount !== '' ? values.amount : null;
  const isNew = dirty && !isSubmitting && (amount !== inAddress || typed !== inState);
  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    write.current = () => {
      if (isNew) void keep(item.utid, amount, typed);
    };
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isNew, keep, item.utid, amount, typed]);

  useEffect(() => {
    const flush = () => write.current();
    window.addEventListener('pagehide', flush);
    document.addEventListener('focusout', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('focusout', flush);
    };
  }, []);
  return null;
}
