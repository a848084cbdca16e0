import { Skeleton } from '@mantine/core';
import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useCardName } from '../../../entities/card/useCardName.ts';
import type { Message } from '../../../i18n/message.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { getConsentRefusal, toTextConsent, type TextConsentBody } from './textConsentBody.ts';
import { TextConsent } from './TextConsent.tsx';
import { PriceChangedNotice } from './PriceChangedNotice.tsx';
import { useShownQuote } from './useShownQuote.ts';

interface ConfirmOrderProps {
  readonly count: number;
  readonly accountIdentifier: string;
  /** The one that is valid now; null while there is none. */
  readonly quote: Quote | null;
  /** False: no other quote is on the way. */
  readonly isUpdating: boolean;
  readonly isBusy: boolean;
  /** The way back; to the order where it is left out. */
  readonly cancelLabel?: string | undefined;
  /** The order was refused because its quote is not valid any more. */
  readonly isOvertaken: boolean;
  /** Something in the dialog comes first. */
  readonly isHeld?: boolean;
  /** Reasons for which the reward is refused. */
  readonly refusals?: readonly Message[];
  /** Why the order was refused before. */
  readonly failure: unknown;
  /** Places the order at this quote, and no other; `textConsent` is null for one without texts. */
  readonly onConfirm: (quote: Quote, textConsent: TextConsentBody | null) => void;
  readonly onClose: () => void;
  /** Notices of all that stands in the way. */
  readonly children: ReactNode;
}

const NONE: readonly Message[] = [];

/**
 * The question before an order is placed: of one reward, of a file and of a cart. It draws a quote, and another one anew; only the one
 * that is drawn can be confirmed.
 */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { count, accountIdentifier, quote, isUpdating, isBusy, isOvertaken, isHeld = false, refusals = NONE } = props;
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  const getName = useAccountName();
  const getCardName = useCardName();
  const shown = useShownQuote(quote);
  const isShort = quote?.summary.hasInsufficientFunds === true;
  const consentFirstId = useId();
  const [hasConsent, setConsent] = useState(false);
  const asksConsent = shown.quote !== null && shown.quote.texts !== null;
  const lacksConsent = asksConsent && !hasConsent;
  return (
    <ConfirmDialog
      opened
      title={getTitle()}
      confirmLabel={getLabel()}
      cancelLabel={props.cancelLabel ?? t('confirm.back')}
      onConfirm={() => {
        if (quote !== null && quote === shown.quote && !isShort && !lacksConsent)
          props.onConfirm(quote, toTextConsent(quote, locale));
      }}
      onClose={props.onClose}
      busy={isBusy}
      disabled={quote === null || isUpdating || isShort || isHeld || lacksConsent}
      condition={
        asksConsent && (
          <>
            <TextConsent isGiven={hasConsent} refusal={getConsentRefusal(props.failure)} onChange={setConsent} />
            <p id={consentFirstId} className="pr-order-facts__help" hidden={!lacksConsent}>
              {t('confirm.consentFirst')}
            </p>
          </>
        )
      }
      describedBy={lacksConsent ? consentFirstId : undefined}
    >
      {(shown.changeCount > 0 || isOvertaken) && <PriceChangedNotice key={shown.changeCount} />}
      {shown.quote?.hold != null && (
        <Suspense fallback={null}>
          <HoldNotice hold={shown.quote.hold} />
        </Suspense>
      )}
      {shown.quote !== null && <OrderFacts quote={shown.quote} refusals={refusals} />}
      {shown.quote === null && isUpdating && <Skeleton height={280} radius={8} />}
      {props.children}
    </ConfirmDialog>
  );

  function getTitle(): string {
    const card = shown.quote?.payment.card ?? null;
    return card === null
      ? t('confirm.title', { count, account: getName(accountIdentifier) })
      : t('confirm.titleCard', { count, card: getCardName(card) });
  }

  function getLabel(): string {
    if (isUpdating) return t('price.updating');
    if (quote === null) return t('price.failed');
    const { orderTotal, currencyCode } = quote.summary.fullOrderQuote;
    return t('confirm.send', { count, total: formatMoney(orderTotal, currencyCode, locale) });
  }
}
