import type { Role } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListRolesQuery } from '../../entities/role/roleListApi.ts';
import { useFailureToast } from '../useFailureToast.ts';
import { useRoleActions } from './useRoleActions.tsx';
import { useRoleColumns } from './useRoleColumns.tsx';

const getKey = ({ roleId }: Role): string => roleId;

/** The roles: the default ones, then the organisation's own by name. */
export function RoleTable() {
  const { t } = useTranslation('team');
  const containerRef = useKeptFocus<HTMLElement>();
  const { ask, dialog } = useRoleActions();
  const columns = useRoleColumns(ask);
  const query = useListRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureToast(query.error, t('failed.roles'));
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.roles')}>
      <QueryTable
        label={t('title.roles')}
        columns={columns}
        rowKey={getKey}
        query={query}
        empty={<EmptyState text={t('about.roles')} />}
      />
      {dialog}
    </section>
  );
}
