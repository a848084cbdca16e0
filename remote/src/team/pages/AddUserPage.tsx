import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFailure } from '../../ui/failure/PageFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';
import { useUserChoices } from '../editor/useUserChoices.ts';
import '../team.css';
import { UserFallback } from '../user/UserFallback.tsx';

const CreateUser = lazyPart(async () => (await import('../editor/CreateUser.tsx')).CreateUser);

/** A new user, where the organisation may have one. */
export function AddUserPage() {
  const { t } = useTranslation('team');
  const blocked = useBlockedReason('INVITE');
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
  if (choices !== undefined)
    return (
      <Boundary failed={(failure, again) => <PageFailure error={failure} onRetry={again} />}>
        <Suspense fallback={<PageSkeleton rows={6} />}>
          <CreateUser {...choices} />
        </Suspense>
      </Boundary>
    );
  return <UserFallback error={error} failed={t('failed.choices')} onRetry={retry} />;
}
