import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router-dom';
import { mayLoadAhead } from '../../browser/mayLoadAhead.ts';
import { useAccount, useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { usePreload, usePreloadAhead } from '../../entities/permissions/usePreload.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { PageFailure } from '../../ui/failure/PageFailure.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Rehearsal } from '../../ui/lazy/Rehearsal.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AccountBalance } from '../balance/AccountBalance.tsx';
import '../funding.css';
import { DownloadTransactions } from '../history/DownloadTransactions.tsx';
import { TransactionHistory } from '../history/TransactionHistory.tsx';
import { useTransactionsQuery } from '../history/useTransactionsQuery.ts';
import { Wallet } from '../wallet/Wallet.tsx';

const TransactionFilters = lazyPart(async () => (await import('../history/TransactionFilters.tsx')).TransactionFilters);
const MonthlyMoney = lazyPart(async () => (await import('../months/MonthlyMoney.tsx')).MonthlyMoney);
const AddFunds = lazyPart(async () => (await import('./AddFundsPage.tsx')).AddFundsPage);

// One element for all renderings: an address that changes, for a dialog or the history, draws none of it anew.
const aboveHistory = (
  <>
    <AccountBalance />
    <Suspense fallback={<PageSkeleton rows={2} />}>
      <Wallet />
    </Suspense>
    <Boundary failed={(failure, retry) => <PageFailure error={failure} onRetry={retry} />}>
      <Suspense fallback={<PageSkeleton />}>
        <MonthlyMoney />
      </Suspense>
    </Boundary>
  </>
);

/** The ways to add funds. */
function FundingLinks() {
  const { t } = useTranslation('funding');
  const isFrozen = useAccount().account?.status === 'FROZEN';
  if (isFrozen)
    return (
      <div className="pr-ways-in">
        <DisabledLink variant="default">{t('action.wire')}</DisabledLink>
        <DisabledLink>{t('action.addFunds')}</DisabledLink>
      </div>
    );
  return (
    <div className="pr-ways-in">
      <LinkButton variant="default" to={PATHS.fundingWire}>
        {t('action.wire')}
      </LinkButton>
      <AddFundsLink />
    </div>
  );
}

/** Leads to the dialog, which is rehearsed when somebody seems about to open it for the first time. */
function AddFundsLink() {
  const { t } = useTranslation('funding');
  const { onFocus, onPointerEnter } = usePreload(PATHS.addFunds);
  usePreloadAhead(PATHS.addFunds);
  const [isNear, setNear] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isOpen = useMatch(PATHS.addFunds) !== null;
  if (isOpen && !wasOpened) setOpened(true);
  const rehearse = () => startTransition(() => setNear(mayLoadAhead()));
  return (
    <>
      <LinkButton
        to={PATHS.addFunds}
        onFocus={(event) => {
          onFocus?.(event);
          rehearse();
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          rehearse();
        }}
      >
        {t('action.addFunds')}
      </LinkButton>
      {isNear && !wasOpened && !isOpen && (
        <Rehearsal>
          <AddFunds />
        </Rehearsal>
      )}
    </>
  );
}

/** A way that a frozen account does not have; the reason is told on hover and focus. */
function DisabledLink({ variant, children }: { readonly variant?: 'default'; readonly children: string }) {
  const { t } = useTranslation('funding');
  return (
    <Button variant={variant} data-disabled aria-disabled="true" data-hint={t('frozen.barred')}>
      {children}
    </Button>
  );
}

/** Balance of the selected account, its months and the transactions behind it. */
export function FundingPage() {
  const { t } = useTranslation('funding');
  const account = useSelectedAccount();
  const filter = useTransactionsQuery();
  return (
    <Page wide>
      <PageHeader
        title={t('title.funding')}
        subtitle={account?.accountName}
        action={account !== null && <FundingLinks />}
      />
      {/* A part that loads late hides no dialog that is open over the page, nor takes its focus. */}
      {account !== null && (
        <Suspense fallback={<PageSkeleton />}>
          {aboveHistory}
          <Section title={t('title.history')} action={<DownloadTransactions filter={filter} />}>
            <Boundary failed={(failure, retry) => <PartFailure error={failure} onRetry={retry} />}>
              <Suspense fallback={<div className="pr-transactions__waiting" />}>
                <TransactionFilters filter={filter} />
              </Suspense>
            </Boundary>
            <TransactionHistory
              key={`${filter.scope} ${account.accountIdentifier}`}
              filter={filter}
              detailPattern={PATHS.fundingTransaction}
            />
          </Section>
        </Suspense>
      )}
      <Outlet />
    </Page>
  );
}
