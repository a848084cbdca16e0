import type { IntegrationEvent } from '@portal/shared/contract/integrations';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../ui/table/column.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { useListIntegrationEventsQuery } from '../integrationsApi.ts';
import '../integrations.css';
import { getIntegrationAction, getIntegrationCause, getIntegrationName } from '../integrationTexts.ts';
import { EventItems } from './EventItems.tsx';
import { useIntegrationHistory } from './useIntegrationHistory.ts';

const getId = ({ eventId }: IntegrationEvent): string => eventId;

function useHistoryColumns(): readonly Column<IntegrationEvent>[] {
  const { t, i18n } = useTranslation('integrations');
  return useMemo(
    () => [
      {
        id: 'integration',
        header: t('column.integration'),
        width: 'minmax(136px, 1fr)',
        cell: ({ integration }) => getIntegrationName(i18n, integration),
      },
      {
        id: 'action',
        header: t('column.action'),
        width: 'minmax(112px, 0.7fr)',
        cell: ({ action }) => getIntegrationAction(i18n, action),
      },
      {
        id: 'items',
        header: t('column.items'),
        width: 'minmax(200px, 1.6fr)',
        cell: ({ items }) => <EventItems items={items} />,
      },
      {
        id: 'date',
        header: t('column.date'),
        width: 'minmax(216px, 1fr)',
        sortable: true,
        cell: ({ date }) => <ExactTime at={date} />,
      },
      {
        id: 'name',
        header: t('column.who'),
        width: 'minmax(208px, 1.2fr)',
        cell: ({ name, email, cause, items }) => (
          <span className="pr-integration-who">
            <span>{name ?? getIntegrationCause(i18n, { cause, items })}</span>
            {email !== null && <span>{email}</span>}
          </span>
        ),
      },
    ],
    [t, i18n],
  );
}

/** The connections and disconnections, the latest first. */
export function HistoryTable() {
  const { t } = useTranslation('integrations');
  const { table, request } = useIntegrationHistory();
  const columns = useHistoryColumns();
  return (
    <QueryTable
      label={t('title.history')}
      columns={columns}
      rowKey={getId}
      list={table}
      query={useListIntegrationEventsQuery(request, { refetchOnMountOrArgChange: true })}
      empty={<EmptyState text={t('historyEmpty')} />}
    />
  );
}
