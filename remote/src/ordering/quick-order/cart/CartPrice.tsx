import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { PriceFrame, type PriceFrameProps } from '../price/PriceFrame.tsx';
import { QuoteLines } from '../price/QuoteLines.tsx';
import { ShortageNotice } from '../price/ShortageNotice.tsx';
import { toLineRefusal } from '../placing/lineRefusal.ts';
import { RefusedLines } from '../placing/RefusedLines.tsx';
import type { CartQuote } from './useCartQuote.ts';

interface CartPriceProps extends Pick<PriceFrameProps, 'action' | 'more'> {
  readonly price: CartQuote;
  readonly accountIdentifier: string;
  readonly account: string;
  /** Lines that cannot be ordered come first: above it is said why. */
  readonly isHeld: boolean;
}

/** The price of the cart beside its lines; while it is asked for anew it says so, and the old one is gone. */
export function CartPrice({ price, accountIdentifier, account, isHeld, action, more }: CartPriceProps) {
  const { t } = useTranslation('quickOrder');
  const { quote, error, isUpdating, renew } = price;
  const current = isUpdating ? null : quote;
  const refusal = isUpdating ? null : toLineRefusal(error);
  const total = current?.summary.fullOrderQuote;
  return (
    <PriceFrame
      details={current !== null && <QuoteLines quote={current} each={null} />}
      action={action}
      more={more}
      notices={
        <>
          {current !== null && <ShortageNotice summary={current.summary} accountIdentifier={accountIdentifier} />}
          {refusal !== null && !isHeld && <RefusedLines refusal={refusal} title={t('price.failed')} />}
          {error !== undefined && refusal === null && !isUpdating && (
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
      <span className="pr-price__from">{t('price.from', { account })}</span>
      {isUpdating && <span className="pr-price__updating">{t('price.updating')}</span>}
    </PriceFrame>
  );
}
