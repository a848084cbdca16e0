import type { Group } from '@portal/shared/contract/accounts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { formatDay } from '../../ui/time/formatTime.ts';
import '../accounts.css';
import { useGetGroupQuery } from '../accountsApi.ts';
import { CreateAccountLink } from '../create/CreateLinks.tsx';
import { NotFound } from '../detail/NotFound.tsx';
import { Breadcrumbs } from '../detail/Breadcrumbs.tsx';
import { AccountTable } from '../list/AccountTable.tsx';

/** A group with its accounts. */
export function GroupPage() {
  const { customerIdentifier = '' } = useParams();
  const { currentData: group, error, refetch } = useGetGroupQuery(customerIdentifier);
  if (group !== undefined) return <LoadedGroup group={group} />;
  if (isApiError(error) && error.status === 404) return <NotFound what="group" />;
  return (
    <Page>{error === undefined ? <PageSkeleton /> : <PartFailure error={error} onRetry={() => void refetch()} />}</Page>
  );
}

function LoadedGroup({ group }: { readonly group: Group }) {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const { identifier, displayName, accountCount, createdDate } = group;
  usePageName(displayName);
  const facts = [
    { label: t('fact.accounts'), value: t('fact.accountCount', { count: accountCount }) },
    { label: t('fact.created'), value: formatDay(new Date(createdDate), locale) },
    { label: t('fact.identifier'), value: <CopyableId value={identifier} name={t('copy.groupIdentifier')} /> },
  ];
  return (
    <Page wide>
      <PageHeader
        title={displayName}
        subtitle={
          <Breadcrumbs>
            <span>{t('groupSubtitle')}</span>
          </Breadcrumbs>
        }
        action={<CreateAccountLink group={identifier} />}
      />
      <div className="pr-accounts__facts">
        <FactList facts={facts} />
      </div>
      <AccountTable key={identifier} group={identifier} />
    </Page>
  );
}
