import type { FundingMethods } from '@portal/shared/contract/deposits';
import type { Account } from '@portal/shared/contract/customers';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useListBankAccountsQuery } from '../../entities/bank-account/bankAccountApi.ts';
import { useListCardsQuery } from '../../entities/card/cardApi.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import '../bank-accounts/locales.ts';
import '../cards/locales.ts';
import { useFundingMethodsQuery } from '../fundingApi.ts';
import { AddPaymentMethod } from './AddPaymentMethod.tsx';
import { BankAccountList } from './BankAccountList.tsx';
import { CardList } from './CardList.tsx';
import './wallet.css';
import { WalletPart } from './WalletPart.tsx';

/** Until they are known, and where they cannot be read. */
const NO_METHODS: FundingMethods = { card: 'offered', bank: 'absent', creditCardFee: 0 };

/** Lists the cards and bank accounts that fund the selected account. Without a payment gateway there is nothing to show. */
export function Wallet() {
  const { account } = useAccount();
  return account === undefined ? null : <WalletOf account={account} />;
}

function WalletOf({ account }: { readonly account: Account }) {
  const { t } = useTranslation('paymentCards');
  const { t: ofBanks } = useTranslation('bankAccounts');
  const containerRef = useKeptFocus<HTMLElement>();
  const { accountIdentifier } = account;
  const read = useFundingMethodsQuery(accountIdentifier);
  const methods = read.currentData ?? NO_METHODS;
  const isKnown = read.currentData !== undefined || read.error !== undefined;
  const hasCards = methods.card !== 'absent';
  const hasBanks = methods.bank !== 'absent';
  const cards = useListCardsQuery(accountIdentifier);
  const banks = useListBankAccountsQuery(hasBanks ? accountIdentifier : skipToken);
  if (!hasCards && !hasBanks) return null;
  const counts = { cards: cards.currentData?.length ?? 0, bankAccounts: banks.currentData?.length ?? 0 };
  const isRead = (!hasCards || cards.currentData !== undefined) && (!hasBanks || banks.currentData !== undefined);
  const isUnread = read.currentData === undefined && read.error !== undefined;
  const isEmpty = isKnown && !isUnread && isRead && counts.cards + counts.bankAccounts === 0;
  const add = <AddPaymentMethod account={account} methods={methods} {...counts} />;
  const content = () => {
    if (!isKnown) return <PageSkeleton rows={2} />;
    if (isEmpty) return <EmptyState text={hasBanks ? ofBanks('wallet.empty') : t('wallet.empty')} action={add} />;
    return (
      <div className="pr-wallet">
        {hasCards && (
          <WalletPart read={cards} failed={t('failed.list')}>
            {(listed) => <CardList cards={listed} />}
          </WalletPart>
        )}
        {hasBanks && (
          <WalletPart read={banks} failed={ofBanks('failed.list')}>
            {(listed) => <BankAccountList bankAccounts={listed} />}
          </WalletPart>
        )}
        {isUnread && <PartFailure error={read.error} title={t('failed.methods')} onRetry={() => void read.refetch()} />}
      </div>
    );
  };
  const isAnyRead = cards.currentData !== undefined || banks.currentData !== undefined;
  return (
    <Section ref={containerRef} title={t('wallet.title')} action={isKnown && isAnyRead && !isEmpty && add}>
      {content()}
    </Section>
  );
}
