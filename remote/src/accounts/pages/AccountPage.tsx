import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { useGetAccountQuery } from '../../entities/account/accountApi.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import '../accounts.css';
import { AccountDetail } from '../detail/AccountDetail.tsx';
import { NotFound } from '../detail/NotFound.tsx';

/** One account: balance, facts, contacts, and what can be done with it. */
export function AccountPage() {
  const { customerIdentifier = '', accountIdentifier = '' } = useParams();
  const address = { customerIdentifier, accountIdentifier };
  const { currentData: account, error, refetch } = useGetAccountQuery(address, { refetchOnMountOrArgChange: true });
  if (isApiError(error) && error.status === 404) return <NotFound what="account" />;
  if (account !== undefined) return <AccountDetail key={accountIdentifier} account={account} />;
  return (
    <Page>{error === undefined ? <PageSkeleton /> : <PartFailure error={error} onRetry={() => void refetch()} />}</Page>
  );
}
