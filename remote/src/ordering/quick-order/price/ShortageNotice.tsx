import { Button } from '@mantine/core';
import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { toAddFundsState, getAddFundsLocation } from '../../../entities/account/addFundsLocation.ts';
import { useCustomers } from '../../../entities/account/useCustomers.ts';
import { useCardName } from '../../../entities/card/useCardName.ts';
import { useUsableCards } from '../../../entities/payment-source/usePaymentChoices.tsx';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useSignedIn } from '../../../entities/platform/signedIn.ts';
import { listFormat } from '../../../i18n/formatters.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { findCoveringAccounts } from './findCoveringAccounts.ts';

/** More of them stand in the field. */
const MOST_CARDS = 2;

export interface ShortageNoticeProps {
  readonly summary: OrderSummary;
  readonly accountIdentifier: string;
  /** Pays from another account; absent where that cannot be changed. */
  readonly onPayFrom?: (accountIdentifier: string) => void;
  /** Pays with a card of the account. */
  readonly onPayWith: (paymentSourceIdentifier: string) => void;
}

/** By how much the balance falls short, whom to ask or the way to add it, and which card or account could pay. */
export function ShortageNotice({ summary, accountIdentifier, onPayFrom, onPayWith }: ShortageNoticeProps) {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  const mayFund = useMayOpen(PATHS.addFunds);
  const { principal, platform } = useSignedIn();
  const { pathname, search } = useLocation();
  const cards = useUsableCards(accountIdentifier).slice(0, MOST_CARDS);
  const getCardName = useCardName();
  const accounts = useCustomers().data?.flatMap((customer) => customer.accounts) ?? [];
  const { shortfall, fullOrderQuote } = summary;
  const { currencyCode, orderTotal } = fullOrderQuote;
  const amount = shortfall === null ? undefined : formatMoney(shortfall, currencyCode, locale);
  const covering = findCoveringAccounts(accounts, { accountIdentifier, currencyCode, orderTotal });
  const names = listFormat(locale).format(covering.map(({ displayName }) => displayName));
  const contact = accounts.find((one) => one.accountIdentifier === accountIdentifier)?.contactEmail ?? null;
  const actions: ReactNode[] = [];
  if (mayFund)
    actions.push(
      <LinkButton
        key="funds"
        // The draft keeps what is typed for the way back.
        to={getAddFundsLocation(accountIdentifier, shortfall, orderTotal)}
        state={toAddFundsState({ returnTo: `${pathname}${search}` })}
        variant="default"
        size="xs"
      >
        {t('price.addFunds')}
      </LinkButton>,
    );
  for (const { paymentSourceIdentifier, ...card } of cards)
    actions.push(
      <Button
        key={paymentSourceIdentifier}
        variant="default"
        size="xs"
        onClick={() => onPayWith(paymentSourceIdentifier)}
      >
        {t('payment.withCard', { card: getCardName(card) })}
      </Button>,
    );
  if (!mayFund && contact !== null && contact !== principal.username)
    actions.push(
      <a key="contact" className="pr-link" href={`mailto:${contact}`}>
        {t('price.writeTo', { email: contact })}
      </a>,
    );
  if (onPayFrom !== undefined)
    for (const { accountIdentifier: other, displayName } of covering)
      actions.push(
        <Button key={other} variant="default" size="xs" onClick={() => onPayFrom(other)}>
          {t('account.change', { account: displayName })}
        </Button>,
      );
  return (
    <Notice
      kind="error"
      title={amount === undefined ? undefined : t('price.short', { amount })}
      actions={actions.length > 0 ? actions : undefined}
    >
      <p>{t('price.shortText')}</p>
      {!mayFund && <p>{t('price.ask', { organisation: platform.name })}</p>}
      {covering.length > 0 && <p>{t('price.covering', { accounts: names })}</p>}
    </Notice>
  );
}
