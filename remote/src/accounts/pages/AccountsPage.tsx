import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import '../accounts.css';
import { CreateAccountLink, CreateGroupLink } from '../create/CreateLinks.tsx';
import { AccountTable } from '../list/AccountTable.tsx';
import { useListPath } from '../useListPath.ts';

/** The groups and accounts of the organisation, at the address that is in force. */
export function AccountsPage() {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const inForce = useListPath();
  if (pathname !== inForce) return <Redirect to={inForce + search} />;
  const actions = (
    <div className="pr-accounts__actions">
      <CreateGroupLink />
      <CreateAccountLink />
    </div>
  );
  return (
    <Page wide>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={actions} />
      <AccountTable />
    </Page>
  );
}
