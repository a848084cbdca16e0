import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { isApiError } from '../../../api/apiError.ts';
import { useAttempt } from '../../../entities/attempt/useAttempt.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { isOfBulk } from '../placing/isOfBulk.ts';
import { toLineRefusal } from '../placing/lineRefusal.ts';
import { BALANCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { PayingNotice, PaymentRefused, ShortageNotice } from '../payment/paymentParts.tsx';
import { isDeclined, isPaymentRefused } from '../payment/paymentRefusal.ts';
import { ConfirmOrder } from '../placing/ConfirmOrder.tsx';
import { getConsentRefusal, type TextConsentBody } from '../placing/textConsentBody.ts';
import { RefusedLines } from '../placing/RefusedLines.tsx';
import { isAlreadyPlaced, isCartGone, isPaying, isStalePrice } from '../placing/orderRefusal.ts';
import { useCreateOrderMutation } from '../quickOrderApi.ts';
import { EarlierUseNotice } from './EarlierUseNotice.tsx';
import { readEarlierUse } from './readEarlierUse.ts';
import { useRefusedMetadata } from './useRefusedMetadata.ts';
import type { CartQuote } from './useCartQuote.ts';

export interface ConfirmCartProps {
  readonly cartId: string;
  readonly price: CartQuote;
  /** The way back; to the order where it is left out. */
  readonly cancelLabel?: string | undefined;
  /** Chooses another way to pay. */
  readonly onPayWith: (paymentSourceIdentifier: string) => void;
  readonly onClose: () => void;
  /** The order is placed, and its page is on the way. */
  readonly onOrdered?: (() => void) | undefined;
  /** The cart was placed elsewhere. */
  readonly onPlaced: () => void;
}

/** Places the order of a cart at the quote that is drawn, once however often it is asked to. */
export function ConfirmCart({ cartId, price, cancelLabel, onPayWith, onClose, onOrdered, onPlaced }: ConfirmCartProps) {
  const navigate = useNavigate();
  const run = useAttempt('ORDER');
  const [createOrder] = useCreateOrderMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const [repeatedUse, setRepeatedUse] = useState<string | null>(null);
  const isRunning = useRef(false);
  const { quote, isUpdating, renew } = price;
  const refuse = useRefusedMetadata();
  if (quote === null) return null;
  const { earlierUse, accountIdentifier, summary } = quote;
  const payWith = (source: string) => {
    setFailure(null);
    onPayWith(source);
  };
  const isRepeated = earlierUse !== null && earlierUse.usedAt === repeatedUse;
  const send = async (textConsent: TextConsentBody | null) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const body = {
      cartId,
      quoteIdentifier: quote.quoteIdentifier,
      ...(isRepeated && { knownUse: earlierUse.usedAt }),
      ...(textConsent !== null && { textConsent }),
    };
    try {
      const { referenceOrderId } = await run(accountIdentifier, body, (idempotencyKey) =>
        createOrder({ body, idempotencyKey }).unwrap(),
      );
      onOrdered?.();
      await navigate(generatePath(PATHS.orderComplete, { referenceOrderId }), { replace: true });
      return;
    } catch (error) {
      setFailure(error);
      if (refuse(error)) onClose();
      if (isAlreadyPlaced(error) || isCartGone(error)) onPlaced();
      // A renewal that fails closes the dialog; the page says why.
      if (isStalePrice(error) || readEarlierUse(error) !== null) await renew().catch(onClose);
    }
    isRunning.current = false;
    setBusy(false);
  };
  return (
    <ConfirmOrder
      count={isOfBulk(summary) ? summary.totalOrderQuantity : summary.recipientCount}
      accountIdentifier={accountIdentifier}
      quote={quote}
      isUpdating={isUpdating}
      isBusy={isBusy}
      cancelLabel={cancelLabel}
      isOvertaken={isStalePrice(failure)}
      isHeld={earlierUse !== null && !isRepeated}
      failure={failure}
      onConfirm={(_quote, textConsent) => void send(textConsent)}
      onClose={onClose}
    >
      {earlierUse !== null && (
        <EarlierUseNotice
          use={earlierUse}
          isRepeated={isRepeated}
          onRepeat={(isMeant) => setRepeatedUse(isMeant ? earlierUse.usedAt : null)}
        />
      )}
      <Suspense fallback={null}>
        {summary.hasInsufficientFunds && (
          <ShortageNotice summary={summary} accountIdentifier={accountIdentifier} onPayWith={payWith} />
        )}
        {isPaying(failure) && (
          <PayingNotice
            cartId={cartId}
            onPlaced={onPlaced}
            onOpen={() => void renew().then(() => setFailure(null), onClose)}
          />
        )}
        {(isDeclined(failure) || isPaymentRefused(failure)) && (
          <PaymentRefused error={failure} onPayFromBalance={() => payWith(BALANCE)} />
        )}
      </Suspense>
      {failure !== null && !isStalePrice(failure) && (earlierUse === null || readEarlierUse(failure) === null) && (
        <Refusal error={failure} />
      )}
    </ConfirmOrder>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  const { t, i18n } = useTranslation('quickOrder');
  const refusal = toLineRefusal(error);
  if (getConsentRefusal(error) !== null || isPaying(error) || isDeclined(error) || isPaymentRefused(error)) return null;
  if (refusal !== null) return <RefusedLines refusal={refusal} title={t('confirm.failedTitle')} />;
  const isUnknown = isApiError(error) && (error.status === 0 || error.status >= 500);
  return (
    <Notice kind="error" title={isUnknown ? undefined : t('confirm.failedTitle')}>
      {isUnknown ? t('confirm.unreachable') : apiErrorMessage(i18n, error)}
    </Notice>
  );
}
