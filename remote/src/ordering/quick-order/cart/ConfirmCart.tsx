import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts';
import { isApiError } from '../../../api/apiError.ts';
import { useAttempt } from '../../../entities/attempt/useAttempt.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { lineRefusalOf } from '../placing/lineRefusal.ts';
import { RefusedLines } from '../placing/RefusedLines.tsx';
import { isAlreadyPlaced, isStalePrice } from '../placing/orderRefusal.ts';
import { ShortageNotice } from '../price/ShortageNotice.tsx';
import { useCreateOrderMutation } from '../quickOrderApi.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import type { CartQuote } from './useCartQuote.ts';

export interface ConfirmCartProps {
  readonly cart: ShoppingCart;
  readonly account: string;
  readonly price: CartQuote;
  readonly onClose: () => void;
  /** The order is placed, and its page is on the way. */
  readonly onOrdered?: (() => void) | undefined;
  /** The cart was placed elsewhere. */
  readonly onPlaced: () => void;
}

/** Names rewards, account and total once more, and places the order at that price, once however often it is asked to. */
export function ConfirmCart({ cart, account, price, onClose, onOrdered, onPlaced }: ConfirmCartProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const locale = useLocale();
  const navigate = useNavigate();
  const run = useAttempt('ORDER');
  const [createOrder] = useCreateOrderMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const isRunning = useRef(false);
  const { cartId, lineItemCount: count, accountIdentifier } = cart;
  const { quote, isUpdating, renew } = price;
  if (quote === null) return null;
  const { fullOrderQuote, balanceAfter, hasInsufficientFunds, summaryByUtid } = quote.summary;
  const { orderTotal, currencyCode } = fullOrderQuote;
  const money = (amount: number, currency: string): string => formatMoney(amount, currency, locale);
  const send = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const body = { cartId, quoteIdentifier: quote.quoteIdentifier };
    try {
      const { referenceOrderId } = await run(accountIdentifier, body, (idempotencyKey) =>
        createOrder({ body, idempotencyKey }).unwrap(),
      );
      onOrdered?.();
      await navigate(generatePath(PATHS.orderComplete, { referenceOrderId }), { replace: true });
      return;
    } catch (error) {
      setFailure(error);
      if (isAlreadyPlaced(error)) onPlaced();
      // A renewal that fails closes the dialog; the page says why.
      if (isStalePrice(error)) await renew().catch(onClose);
    }
    isRunning.current = false;
    setBusy(false);
  };
  return (
    <ConfirmDialog
      opened
      title={t('confirm.title', { count, account })}
      confirmLabel={
        isUpdating ? t('price.updating') : t('confirm.send', { count, total: money(orderTotal, currencyCode) })
      }
      cancelLabel={t('confirm.back')}
      onConfirm={() => void send()}
      onClose={onClose}
      busy={isBusy}
      disabled={isUpdating || hasInsufficientFunds}
    >
      <FactList
        facts={[
          {
            label: t('confirm.reward'),
            value: (
              <ul className="pr-cart__rewards">
                {summaryByUtid.map(({ utid, rewardName, quantity, faceValueTotal, currencyCode: currency }) => (
                  <li key={utid}>
                    {quantity} × {rewardName} · {money(faceValueTotal, currency)}
                  </li>
                ))}
              </ul>
            ),
          },
          { label: t('confirm.account'), value: account },
          { label: t('price.total'), value: money(orderTotal, currencyCode) },
          { label: t('price.balanceAfter'), value: balanceAfter === null ? null : money(balanceAfter, currencyCode) },
        ]}
      />
      <ShortageNotice summary={quote.summary} accountIdentifier={accountIdentifier} />
      {failure !== null && <Refusal error={failure} />}
    </ConfirmDialog>
  );

  function Refusal({ error }: { readonly error: unknown }) {
    if (isStalePrice(error)) return <Notice kind="warning">{t('confirm.priceChanged')}</Notice>;
    const refusal = lineRefusalOf(error);
    if (refusal !== null) return <RefusedLines refusal={refusal} title={t('confirm.failedTitle')} />;
    const isUnknown = isApiError(error) && (error.status === 0 || error.status >= 500);
    return (
      <Notice kind="error" title={isUnknown ? undefined : t('confirm.failedTitle')}>
        {isUnknown ? t('confirm.unreachable') : apiErrorMessage(i18n, error)}
      </Notice>
    );
  }
}
