import type { Role } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useListRolesQuery } from '../rolesApi.ts';
import { useFailureToast } from '../useFailureToast.ts';
import { useRoleActs } from './useRoleActs.tsx';
import { useRoleColumns } from './useRoleColumns.tsx';

const keyOf = ({ roleId }: Role): string => roleId;

/** The roles: the default ones, then the organisation's own by name. */
export function RoleTable() {
  const { t } = useTranslation('team');
  const place = useKeptFocus<HTMLElement>();
  const { ask, dialog } = useRoleActs();
  const columns = useRoleColumns(ask);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useListRolesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useFailureToast(error, t('failed.roles'));
  return (
    <section ref={place} tabIndex={-1} aria-label={t('title.roles')}>
      <DataTable
        label={t('title.roles')}
        columns={columns}
        rowKey={keyOf}
        rows={data}
        isFetching={isFetching}
        error={error}
        loadedAt={fulfilledTimeStamp}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('about.roles')} />}
      />
      {dialog}
    </section>
  );
}
