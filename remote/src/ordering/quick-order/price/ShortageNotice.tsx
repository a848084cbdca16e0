import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/paths';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addFundsFrom, addFundsTo } from '../../../entities/account/addFundsAddress.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';

interface ShortageNoticeProps {
  readonly summary: OrderSummary;
  readonly accountIdentifier: string;
}

/** By how much the balance falls short, and the way to add it; renders nothing when it covers the order. */
export function ShortageNotice({ summary, accountIdentifier }: ShortageNoticeProps) {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  const mayFund = useMayOpen(PATHS.funding);
  const { pathname, search } = useLocation();
  if (!summary.hasInsufficientFunds) return null;
  const amount =
    summary.shortfall === null ? null : formatMoney(summary.shortfall, summary.fullOrderQuote.currencyCode, locale);
  const toFunding = mayFund && (
    <LinkButton
      // The draft keeps what is typed for the way back.
      to={addFundsTo(accountIdentifier, summary.shortfall, summary.fullOrderQuote.orderTotal)}
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
