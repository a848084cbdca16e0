import { PATHS } from '@portal/shared/domain/paths';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addFundsFrom, addFundsTo } from '../../../entities/account/addFundsAddress.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { isAlreadyPlaced } from '../placing/orderRefusal.ts';
import { RefusedReward } from '../placing/RefusedReward.tsx';
import { rewardRefusalOf } from '../placing/rewardRefusal.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

/** Insufficient funds, or the failure of pricing. */
export function PriceNotices() {
  const { t } = useTranslation('quickOrder');
  const { pricing, priceState } = useCheckout();
  const { failure } = useContext(FormShellContext);
  const error = pricing.answer?.error;
  const refusal = rewardRefusalOf(priceState === 'failed' ? error : failure);
  if (refusal) return <RefusedReward refusal={refusal} />;
  if (priceState === 'current') return <Shortage />;
  if (priceState !== 'failed' || isAlreadyPlaced(error)) return null;
  return <ErrorState error={error} title={t('price.failed')} onRetry={pricing.requote} />;
}

/** The shortfall of the balance; renders nothing when it covers the order. */
export function Shortage() {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  const mayFund = useMayOpen(PATHS.funding);
  const summary = useCheckout().pricing.answer?.quote?.summary;
  const { values } = useFormikContext<CheckoutValues>();
  const { pathname, search } = useLocation();
  if (!summary?.hasInsufficientFunds) return null;
  const amount =
    summary.shortfall === null
      ? null
      : formatMoney(summary.shortfall, summary.fullOrderQuote.currencyCode, locale, 'table');
  const toFunding = mayFund && (
    <LinkButton
      // The draft keeps what is typed for the way back.
      to={addFundsTo(values.accountIdentifier, summary.shortfall, summary.fullOrderQuote.orderTotal)}
      state={addFundsFrom({ returnTo: `${pathname}${search}` })}
      variant="default"
      size="xs"
    >
      {t('price.addFunds')}
    </LinkButton>
  );
  return (
    <Notice
      kind="error"
      title={amount === null ? undefined : t('price.short', { amount })}
      actions={toFunding === false ? undefined : toFunding}
    >
      {t('price.shortText')}
    </Notice>
  );
}
