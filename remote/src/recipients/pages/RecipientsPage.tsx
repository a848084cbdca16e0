import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RecipientList } from '../list/RecipientList.tsx';
import '../recipients.css';
import { useGetAllowlistQuery } from '../recipientsApi.ts';
import { ListState } from '../state/ListState.tsx';
import { RecipientsLadder } from '../state/RecipientsLadder.tsx';

/** The recipient list of the organisation: its state, and who is on it. */
export function RecipientsPage() {
  const { t } = useTranslation('allowlist');
  const { data: list, error, refetch } = useGetAllowlistQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page wide>
      <PageHeader
        title={t('title.list')}
        subtitle={t('about.list')}
        action={list !== undefined && <RecipientsLadder list={list} />}
      />
      {list === undefined && error !== undefined && (
        <PartFailure error={error} title={t('failed.list')} onRetry={() => void refetch()} />
      )}
      {list === undefined && error === undefined && <PageSkeleton rows={8} />}
      {list === null && (
        <EmptyState
          text={t('state.noneText')}
          action={
            <LinkButton to={PATHS.updateRecipients} variant="default">
              {t('action.update')}
            </LinkButton>
          }
        />
      )}
      {list !== undefined && list !== null && (
        <>
          <ListState list={list} />
          <RecipientList />
        </>
      )}
    </Page>
  );
}
