import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { BALANCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { PaidFrom } from '../payment/PaidFrom.tsx';
import { PaymentRefused, ShortageNotice } from '../payment/paymentParts.tsx';
import { isPaymentRefused } from '../payment/paymentRefusal.ts';
import { isPaying } from '../placing/orderRefusal.ts';
import { PriceFrame, type PriceFrameProps } from '../price/PriceFrame.tsx';
import { LaterQuoteLines, useQuoteLinesAhead } from '../price/LaterQuoteLines.tsx';
import { toLineRefusal } from '../placing/lineRefusal.ts';
import type { RefusedLinesProps } from '../placing/RefusedLines.tsx';
import type { CartQuote } from './useCartQuote.ts';

const RefusedLines = lazyPart<RefusedLinesProps>(
  async () => (await import('../placing/RefusedLines.tsx')).RefusedLines,
);

interface CartPriceProps extends Pick<PriceFrameProps, 'action' | 'more'> {
  readonly price: CartQuote;
  readonly accountIdentifier: string;
  readonly account: string;
  /** Lines that cannot be ordered come first: above it is said why. */
  readonly isHeld: boolean;
  /** Chooses another way to pay. */
  readonly onPayWith: (paymentSourceIdentifier: string) => void;
}

/** The price of the cart beside its lines; while it is asked for anew it says so, and the old one is gone. */
export function CartPrice({ price, accountIdentifier, account, isHeld, onPayWith, action, more }: CartPriceProps) {
  const { t } = useTranslation('quickOrder');
  useQuoteLinesAhead();
  const { quote, error, isUpdating, renew } = price;
  const current = isUpdating ? null : quote;
  const refusal = isUpdating ? null : toLineRefusal(error);
  const isRefused = !isUpdating && isPaymentRefused(error);
  const total = current?.summary.fullOrderQuote;
  return (
    <PriceFrame
      details={current !== null && <LaterQuoteLines quote={current} each={null} />}
      action={action}
      more={more}
      notices={
        <>
          <Suspense fallback={null}>
            {current?.summary.hasInsufficientFunds === true && (
              <ShortageNotice summary={current.summary} accountIdentifier={accountIdentifier} onPayWith={onPayWith} />
            )}
            {isRefused && <PaymentRefused error={error} onPayFromBalance={() => onPayWith(BALANCE)} />}
            {refusal !== null && !isHeld && <RefusedLines refusal={refusal} title={t('price.failed')} />}
          </Suspense>
          {error !== undefined && refusal === null && !isRefused && !isUpdating && !isPaying(error) && (
            <PartFailure error={error} title={t('price.failed')} onRetry={() => void renew().catch(() => undefined)} />
          )}
        </>
      }
    >
      <span>{t('price.total')}</span>
      {total !== undefined && (
        <strong className="pr-price__total">
          <Money amount={total.orderTotal} currencyCode={total.currencyCode} />
        </strong>
      )}
      <PaidFrom account={account} quote={current} />
      {isUpdating && <span className="pr-price__updating">{t('price.updating')}</span>}
    </PriceFrame>
  );
}
