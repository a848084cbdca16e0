import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PaidWith } from './paymentParts.tsx';

interface PaidFromProps {
  /** The name of the account. */
  readonly account: string;
  /** Null while there is no price. */
  readonly quote: Quote | null;
}

/** Tells beside a total what it is taken from: the account, or the card. */
export function PaidFrom({ account, quote }: PaidFromProps) {
  const { t } = useTranslation('quickOrder');
  const from = <span className="pr-price__from">{t('price.from', { account })}</span>;
  const card = quote?.payment.card ?? null;
  if (card === null) return from;
  return (
    <Suspense fallback={from}>
      <PaidWith card={card} />
    </Suspense>
  );
}
