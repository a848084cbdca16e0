import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useUrlState } from '../../../ui/page/useUrlState.ts';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { RecordFacts } from '../RecordFacts.tsx';
import { RECORD_SEARCH } from '../recordSearch.ts';
import { RecordSearch } from '../RecordSearch.tsx';
import { useListRecordsQuery } from '../recordsApi.ts';

/** A record of any organisation, read only, by its type and identifier. */
export function RecordsPage() {
  const { t } = useTranslation('staff');
  const { filters, setFilters } = useUrlState(RECORD_SEARCH);
  const { type, identifier } = filters;
  const isAsked = identifier !== '';
  const { currentData, error, refetch } = useListRecordsQuery(isAsked ? { type, identifier } : skipToken);
  return (
    <StaffPage>
      <PageHeader title={t('title.records')} subtitle={t('records.about')}>
        <RecordSearch
          key={`${type} ${identifier}`}
          type={type}
          identifier={identifier}
          onSearch={(chosen, typed) => setFilters({ type: chosen, identifier: typed })}
        />
      </PageHeader>
      {!isAsked && <EmptyState text={t('records.start')} />}
      {isAsked && currentData === undefined && error !== undefined && (
        <PartFailure error={error} onRetry={() => void refetch()} />
      )}
      {isAsked && currentData === undefined && error === undefined && <PageSkeleton rows={8} />}
      {currentData?.length === 0 && <EmptyState text={t('records.none')} />}
      {currentData?.map((record, index) => (
        // Records of one identifier differ in nothing that would name them, and their order is the server's.
        <RecordFacts key={index} record={record} />
      ))}
    </StaffPage>
  );
}
