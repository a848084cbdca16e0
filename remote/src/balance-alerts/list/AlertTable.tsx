import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Can } from '../../entities/permissions/Can.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { CHANGE_ALERTS } from '../alertRights.ts';
import '../balance-alerts.css';
import { useListBalanceAlertsQuery } from '../balanceAlertsApi.ts';
import { useAlertSearch } from './useAlertSearch.ts';
import { useAlertColumns } from './useAlertColumns.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

const loadDialog = async () => (await import('../delete/DeleteAlertDialog.tsx')).DeleteAlertDialog;
const DeleteAlertDialog = lazyDialog(loadDialog);

const getKey = ({ identifier }: BalanceAlert): string => identifier;

/** The balance alerts that the user sees, by name. */
export function AlertTable() {
  const { t } = useTranslation('balanceAlerts');
  const containerRef = useKeptFocus<HTMLElement>();
  const [leaving, setLeaving] = useState<BalanceAlert | null>(null);
  useLoadAhead(loadDialog);
  const columns = useAlertColumns(setLeaving);
  const query = useListBalanceAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { list, found } = useAlertSearch(query.data);
  const close = () => setLeaving(null);
  const create = (
    <Can {...CHANGE_ALERTS}>
      <LinkButton to={PATHS.createBalanceAlert} variant="default">
        {t('action.createFirst')}
      </LinkButton>
    </Can>
  );
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.list')} className="pr-alerts">
      {query.data?.length !== 0 && (
        <FilterBar
          count={0}
          search={<FilterSearch label={t('search')} value={list.filters.q} onChange={(q) => list.setFilters({ q })} />}
        />
      )}
      <DataTable
        label={t('title.list')}
        columns={columns}
        rowKey={getKey}
        rows={found}
        query={list}
        isFetching={query.isFetching}
        error={query.error}
        loadedAt={query.fulfilledTimeStamp}
        onRetry={() => void query.refetch()}
        empty={<EmptyState text={t('empty')} action={create} />}
      />
      {leaving !== null && <DeleteAlertDialog alert={leaving} onClose={close} onDeleted={close} />}
    </section>
  );
}
