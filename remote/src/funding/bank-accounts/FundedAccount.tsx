import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import '../cards/locales.ts';
import { useFundingMethodsQuery } from '../fundingApi.ts';

interface FundedAccountProps {
  readonly accountIdentifier: string;
  /** True when a bank account is to be added to it, which not every account takes. */
  readonly isNew?: boolean;
  readonly children: (account: Account) => ReactNode;
}

/** The account that a bank account adds funds to, or why there is none. */
export function FundedAccount({ accountIdentifier, isNew = false, children }: FundedAccountProps) {
  const { t, i18n } = useTranslation('paymentCards');
  const { data, error, refetch } = useCustomers();
  const account = data?.flatMap(({ accounts }) => accounts).find((one) => one.accountIdentifier === accountIdentifier);
  if (account !== undefined) return isNew ? <Offered account={account}>{children}</Offered> : children(account);
  if (data !== undefined) return <Refused text={t('wallet.unknown')} />;
  return error === undefined ? (
    <PageSkeleton rows={6} />
  ) : (
    <PartFailure error={error} title={i18n.t('signedIn:account.listFailed')} onRetry={() => void refetch()} />
  );
}

interface OfferedProps extends Pick<FundedAccountProps, 'children'> {
  readonly account: Account;
}

function Offered({ account, children }: OfferedProps) {
  const { t } = useTranslation('bankAccounts');
  const { t: ofCards } = useTranslation('paymentCards');
  const methods = useFundingMethodsQuery(account.accountIdentifier);
  if (account.status !== 'ACTIVE' || !account.active) return <Refused text={ofCards('wallet.inactive')} />;
  const bank = methods.currentData?.bank;
  if (bank === 'offered') return children(account);
  if (bank !== undefined) return <Refused text={t(`notOffered.${bank}`)} />;
  return methods.error === undefined ? (
    <PageSkeleton rows={6} />
  ) : (
    <PartFailure error={methods.error} onRetry={() => void methods.refetch()} />
  );
}

function Refused({ text }: { readonly text: string }) {
  const { t } = useTranslation('bankAccounts');
  return (
    <EmptyState
      text={text}
      action={
        <LinkButton variant="default" to={PATHS.funding}>
          {t('notOffered.toFunding')}
        </LinkButton>
      }
    />
  );
}
