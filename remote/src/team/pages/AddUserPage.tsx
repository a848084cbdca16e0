import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CreateUser } from '../editor/CreateUser.tsx';
import { useBlockedReason } from '../editor/useBlockedReason.ts';
import { useUserChoices } from '../editor/useUserChoices.ts';
import '../team.css';
import { WithoutUser } from '../user/WithoutUser.tsx';

/** A new user, where the organisation may have one. */
export function AddUserPage() {
  const { t } = useTranslation('team');
  const blocked = useBlockedReason();
  return (
    <Page>
      <PageHeader title={t('title.addUser')} />
      {blocked === null ? <NewUser /> : <Notice kind="warning">{blocked}</Notice>}
    </Page>
  );
}

function NewUser() {
  const { t } = useTranslation('team');
  const { choices, error, retry } = useUserChoices();
  if (choices !== undefined) return <CreateUser {...choices} />;
  return <WithoutUser error={error} failed={t('failed.choices')} onRetry={retry} />;
}
