import { useTranslation } from 'react-i18next';
import { RecordResults } from '../../entities/record/RecordResults.tsx';
import { RecordSearch } from '../../entities/record/RecordSearch.tsx';
import { useListRecordsQuery } from '../../entities/record/recordsApi.ts';
import { useRecordSearch } from '../../entities/record/useRecordSearch.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RecordPage } from '../RecordPage.tsx';

/** A record of the organisation, read only, by its type and identifier. */
export function OwnRecordsPage() {
  const { t } = useTranslation('records');
  const { type, identifier, isAsked, request, search } = useRecordSearch();
  const query = useListRecordsQuery(request);
  return (
    <Page wide>
      <PageHeader title={t('title')} subtitle={t('about')}>
        <RecordSearch key={`${type} ${identifier}`} type={type} identifier={identifier} onSearch={search} />
      </PageHeader>
      <RecordResults isAsked={isAsked} query={query} action={({ path }) => <RecordPage path={path} />} />
    </Page>
  );
}
