import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toMinor } from '@portal/shared/domain/money/money';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../i18n/useLocale.ts';
import { toUrlAmount, type AmountValues } from '../../../entities/catalog/amountForm.ts';
import type { RewardUrl } from './useRewardUrl.ts';

const WRITE_AFTER_MS = 100;

interface AmountInUrlProps {
  readonly item: CatalogItem;
  readonly url: RewardUrl;
}

/** Writes the amount to the address: after typing, when the field is left and when the page is. Back and reload find it there. */
export function AmountInUrl({ item, url }: AmountInUrlProps): null {
  const locale = useLocale();
  const { values, dirty, isSubmitting } = useFormikContext<AmountValues>();
  const { amount: inUrl, typed: inState, save } = url;
  const read = toUrlAmount(values.amount, item, locale);
  const amount = read === null || toMinor(read, item.currencyCode) === null ? null : read;
  const typed = amount === null && values.amount !== '' ? values.amount : null;
  const isNew = dirty && !isSubmitting && (amount !== inUrl || typed !== inState);
  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    write.current = () => {
      if (isNew) void save(item.utid, amount, typed);
    };
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isNew, save, item.utid, amount, typed]);

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
