import type { ApiCredentialEvent } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListApiKeyEventsQuery } from '../apiKeysApi.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useKeyHistory } from './useKeyHistory.ts';

const getId = ({ eventId }: ApiCredentialEvent): string => eventId;

/** The actions on keys of a type and who took them, the latest first. */
export function HistoryTable() {
  const { t } = useTranslation('apiKeys');
  const { table, request } = useKeyHistory();
  const columns = useHistoryColumns();
  return (
    <QueryTable
      label={t('title.history')}
      columns={columns}
      rowKey={getId}
      list={table}
      query={useListApiKeyEventsQuery(request, { refetchOnMountOrArgChange: true })}
      empty={<EmptyState text={t('historyEmpty')} />}
    />
  );
}
