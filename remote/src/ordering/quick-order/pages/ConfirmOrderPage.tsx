import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { ConfirmFacts } from '../placing/ConfirmFacts.tsx';
import { ConfirmNotices } from '../placing/ConfirmNotices.tsx';
import { isOvertaken } from '../placing/orderRefusal.ts';
import { PriceChangedNotice } from '../placing/PriceChangedNotice.tsx';
import { useQuoteChangeCount } from '../placing/useQuoteChangeCount.ts';

/** Step 5: shows recipients, reward, account, total and remaining balance, and places the order at that price. */
export function ConfirmOrderPage() {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  const { submitForm, isSubmitting } = useFormikContext<CheckoutValues>();
  const { accounts, content, pricing, priceState } = useCheckout();
  const close = useClose();
  const { failure } = useContext(FormShellContext);
  const quote = (priceState === 'current' ? pricing.answer?.quote : null) ?? null;
  const quoteChangeCount = useQuoteChangeCount(quote);
  if (content === null) return null;

  const count = content.lineItems.length;
  const account = accounts.find(
    ({ accountIdentifier }) => accountIdentifier === content.accountIdentifier,
  )?.displayName;
  const price = quote?.summary.fullOrderQuote;
  const label = price
    ? t('confirm.send', { count, total: formatMoney(price.orderTotal, price.currencyCode, locale) })
    : t(priceState === 'failed' ? 'price.failed' : 'price.updating');
  const send = () => {
    if (quote && !quote.summary.hasInsufficientFunds) void submitForm();
  };
  return (
    <ConfirmDialog
      opened
      title={t('confirm.title', { count, account })}
      confirmLabel={label}
      cancelLabel={t('confirm.back')}
      onConfirm={send}
      onClose={close}
      busy={isSubmitting}
      disabled={!quote || quote.summary.hasInsufficientFunds}
    >
      {(quoteChangeCount > 0 || isOvertaken(failure)) && <PriceChangedNotice key={quoteChangeCount} />}
      <ConfirmFacts content={content} quote={quote} />
      <ConfirmNotices />
    </ConfirmDialog>
  );
}

/** Closes the dialog. Also closes it when the order is incomplete after the draft was restored, as on a direct link. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { content } = useCheckout();
  const { isSubmitting } = useFormikContext<CheckoutValues>();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true));
    return () => window.clearTimeout(timer);
  }, []);
  const close = () => void navigate({ pathname: PATHS.checkout, search }, { replace: true });
  const isPointless = isSettled && content === null && !isSubmitting;
  useEffect(() => {
    if (isPointless) void navigate({ pathname: PATHS.checkout, search }, { replace: true });
  }, [isPointless, navigate, search]);
  return close;
}
