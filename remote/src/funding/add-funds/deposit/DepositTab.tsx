import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { readUrlAmount } from '../readUrlAmount.ts';
import { DepositForm } from './DepositForm.tsx';
import { NoSource } from './NoSource.tsx';
import { useDepositSources } from './useDepositSources.ts';

/** Loads what the account can be funded with; a list that fails is said here, and the rest of the dialog works. */
export function DepositTab({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { t } = useTranslation('addFunds');
  const read = useDepositSources(account);
  const [search] = useSearchParams();
  const { funding } = read;
  if (funding === null)
    return read.error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure error={read.error} title={t('deposit.unread')} onRetry={read.retry} />
    );
  const props = { account, funding, onClose };
  return funding.sources.length === 0 ? (
    <NoSource {...props} />
  ) : (
    <DepositForm key={account.accountIdentifier} {...props} wanted={readUrlAmount(search, 'amount')} />
  );
}
