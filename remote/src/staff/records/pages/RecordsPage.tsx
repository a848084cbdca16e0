import { useTranslation } from 'react-i18next';
import { RecordResults } from '../../../entities/record/RecordResults.tsx';
import { RecordSearch } from '../../../entities/record/RecordSearch.tsx';
import { useListStaffRecordsQuery } from '../../../entities/record/recordsApi.ts';
import { useRecordSearch } from '../../../entities/record/useRecordSearch.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { RecordScreen } from '../RecordScreen.tsx';

/** A record of any organisation, read only, by its type and identifier. */
export function RecordsPage() {
  const { t } = useTranslation('staff');
  const { type, identifier, isAsked, request, search } = useRecordSearch();
  const query = useListStaffRecordsQuery(request);
  return (
    <StaffPage>
      <PageHeader title={t('title.records')} subtitle={t('records.about')}>
        <RecordSearch key={`${type} ${identifier}`} type={type} identifier={identifier} onSearch={search} />
      </PageHeader>
      <RecordResults isAsked={isAsked} query={query} action={(record) => <RecordScreen record={record} />} />
    </StaffPage>
  );
}
