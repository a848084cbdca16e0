import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FundingClosed, useIsFundingClosed } from '../../entities/account/FundingClosed.tsx';
import { readAddFundsReturn } from '../../entities/account/addFundsLocation.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { lazyPart, preloadPart } from '../../ui/lazy/lazyPart.tsx';
import '../add-funds/add-funds.css';
import '../add-funds/locales.ts';
import { TargetHeader } from '../add-funds/TargetHeader.tsx';
import { useAddFundsTarget, type AddFundsTarget } from '../add-funds/useAddFundsTarget.ts';

const depositTab = async () => (await import('../add-funds/deposit/DepositTab.tsx')).DepositTab;
// Loads along with the page, as nearly everybody begins there.
preloadPart(depositTab);
const DepositTab = lazyPart(depositTab);
const TransferForm = lazyPart(async () => (await import('../add-funds/transfer/TransferForm.tsx')).TransferForm);

/** Money into an account; closes to where it was opened. */
export function AddFundsPage() {
  const { t } = useTranslation('addFunds');
  const navigate = useNavigate();
  const location = useLocation();
  const target = useAddFundsTarget();
  useFailureToast(target.error, t('accounts.failed'));
  const close = () => {
    const origin = readAddFundsReturn(location.state);
    // Back does not lead into a dialog that is done with.
    void navigate(origin?.to ?? PATHS.funding, { state: origin?.state, replace: true });
  };
  return (
    <Dialog opened title={t('title.dialog')} onClose={close}>
      <Content target={target} onClose={close} />
    </Dialog>
  );
}

interface ContentProps {
  readonly target: AddFundsTarget;
  readonly onClose: () => void;
}

function Content({ target: { accounts, account, error, retry }, onClose }: ContentProps) {
  const { t } = useTranslation('addFunds');
  const isClosed = useIsFundingClosed();
  if (accounts === undefined)
    return error === undefined ? (
      <PageSkeleton rows={4} />
    ) : (
      <PartFailure error={error} title={t('accounts.failed')} onRetry={retry} />
    );
  if (account === undefined) return <EmptyState text={t('transfer.none')} />;
  return (
    <>
      <TargetHeader account={account} />
      {account.status === 'FROZEN' && <Notice kind="warning">{t('header.frozen')}</Notice>}
      {isClosed ? (
        <FundingClosed />
      ) : (
        <FundingTabs key={account.accountIdentifier} account={account} accounts={accounts} onClose={onClose} />
      )}
    </>
  );
}

interface FundingTabsProps {
  readonly account: Account;
  readonly accounts: readonly Account[];
  readonly onClose: () => void;
}

/** The two ways to fund an account; what is typed in one stays while the other is looked at. */
function FundingTabs({ account, accounts, onClose }: FundingTabsProps) {
  const { t } = useTranslation('addFunds');
  const [tab, choose] = useTab();
  const seen = useSeen(tab);
  const usable = accounts.filter(({ status, active }) => status === 'ACTIVE' && active);
  return (
    <Tabs value={tab} onChange={choose}>
      <Tabs.List grow mb="md">
        <Tabs.Tab value="deposit" px="xs">
          {t('tab.deposit')}
        </Tabs.Tab>
        <Tabs.Tab value="transfer" px="xs">
          {t('tab.transfer')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="deposit">
        {!seen.has('deposit') ? null : account.status === 'ACTIVE' ? (
          <Suspense fallback={<PageSkeleton rows={6} />}>
            <DepositTab account={account} onClose={onClose} />
          </Suspense>
        ) : (
          <EmptyState text={t('deposit.inactive')} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="transfer">
        {!seen.has('transfer') ? null : usable.length < 2 ? (
          <EmptyState text={t('transfer.none')} />
        ) : (
          <Suspense fallback={<PageSkeleton rows={4} />}>
            <TransferForm account={account} accounts={usable} onClose={onClose} />
          </Suspense>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

/** The open tab, which the address names. */
function useTab(): readonly [tab: string, choose: (tab: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const choose = (tab: string | null) =>
    setSearch(
      (current) => {
        current.set('tab', tab ?? 'deposit');
        return current;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return [search.get('tab') === 'transfer' ? 'transfer' : 'deposit', choose];
}

/** The tabs that were open so far: a form is made when it is first looked at. */
function useSeen(tab: string): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([tab]));
  if (!seen.has(tab)) setSeen(new Set([...seen, tab]));
  return seen;
}

/** Says a failed load once. */
function useFailureToast(error: unknown, text: string): void {
  const notify = useNotify();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) notify.error(text);
  }, [hasFailed, notify, text]);
}
