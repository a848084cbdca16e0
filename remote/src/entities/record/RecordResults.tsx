import type { PortalRecord } from '@portal/shared/contract/records';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { RecordFacts } from './RecordFacts.tsx';

interface RecordResultsProps {
  /** False before a record was asked for. */
  readonly isAsked: boolean;
  readonly query: {
    readonly currentData?: readonly PortalRecord[] | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Draws the way to the page of a record. */
  readonly action: (record: PortalRecord) => ReactNode;
}

/** The records of an identifier, or why there are none. */
export function RecordResults({ isAsked, query: { currentData, error, refetch }, action }: RecordResultsProps) {
  const { t } = useTranslation('record');
  if (!isAsked) return <EmptyState text={t('start')} />;
  if (currentData === undefined)
    return error === undefined ? (
      <PageSkeleton rows={8} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  if (currentData.length === 0) return <EmptyState text={t('none')} />;
  return currentData.map((record, index) => (
    // Records of one identifier differ in nothing that would name them, and their order is the server's.
    <RecordFacts key={index} record={record} action={action(record)} />
  ));
}
