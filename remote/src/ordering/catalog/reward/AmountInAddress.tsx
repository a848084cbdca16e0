import type { CatalogItem } from '@portal/shared/contract/catalog';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useLocale } from '../../../i18n/useLocale.ts';
import { amountForAddress, type AmountValues } from './amountForm.ts';
import type { RewardAddress } from './useRewardAddress.ts';

const WRITE_AFTER_MS = 300;

interface AmountInAddressProps {
  readonly item: CatalogItem;
  readonly address: RewardAddress;
}

/** Writes the amount to the address shortly after typing, so that Back and reload find it. */
export function AmountInAddress({ item, address }: AmountInAddressProps): null {
  const locale = useLocale();
  const { values, dirty, isSubmitting } = useFormikContext<AmountValues>();
  const { amount: inAddress, keep } = address;
  const amount = amountForAddress(values.amount, item, locale);
  const isNew = dirty && !isSubmitting && amount !== inAddress;
  useEffect(() => {
    if (!isNew) return;
    const timer = window.setTimeout(() => void keep(item.utid, amount), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isNew, keep, item.utid, amount]);
  return null;
}
