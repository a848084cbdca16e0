import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import '../accounts.css';
import { AccountForm } from '../create/AccountForm.tsx';
import { CreateGroupLink } from '../create/CreateLinks.tsx';

/** A new account, which needs a group to stand in. */
export function CreateAccountPage() {
  const { t } = useTranslation('accounts');
  return (
    <Page>
      <PageHeader title={t('title.createAccount')} subtitle={t('create.aboutAccount')} />
      <NewAccount />
    </Page>
  );
}

function NewAccount() {
  const { t } = useTranslation('accounts');
  const { data: groups, error, refetch } = useCustomers();
  if (groups === undefined) {
    if (error === undefined) return <PageSkeleton rows={5} />;
    return <PartFailure error={error} title={t('groupsFailed')} onRetry={() => void refetch()} />;
  }
  const active = groups.filter(({ status }) => status === 'ACTIVE');
  if (active.length === 0) return <EmptyState text={t('create.noGroup')} action={<CreateGroupLink />} />;
  return <AccountForm groups={active} />;
}
