import type { Incentive } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userKey } from '../../entities/platform/userKey.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { CHANGE_INCENTIVES } from '../incentiveRights.ts';
import { useListIncentivesQuery } from '../researchApi.ts';
import { IncentiveFilters } from './IncentiveFilters.tsx';
import { useIncentiveColumns } from './useIncentiveColumns.tsx';
import { useIncentivesQuery } from './useIncentivesQuery.ts';

const getId = ({ incentiveId }: Incentive): string => incentiveId;

/** The incentives of all accounts that the user sees, the newest first; read anew while the page is open. */
export function IncentiveTable() {
  const { t } = useTranslation('research');
  const filter = useIncentivesQuery();
  const columns = useIncentiveColumns();
  const query = useListIncentivesQuery(filter.request, {
    pollingInterval: INCENTIVE_LIMITS.pollMs,
    refetchOnMountOrArgChange: true,
  });
  // A polled answer is no news to wait for.
  const isFetching = query.isFetching && query.currentData === undefined;
  const create = (
    <Can {...CHANGE_INCENTIVES}>
      <LinkButton to={PATHS.createIncentive} variant="default">
        {t('action.create')}
      </LinkButton>
    </Can>
  );
  return (
    <div className="pr-incentives">
      <IncentiveFilters filter={filter} />
      <QueryTable
        label={t('title.list')}
        columns={columns}
        rowKey={getId}
        list={filter.table}
        query={{ ...query, isFetching }}
        columnsKey={userKey(usePrincipal(), 'incentiveColumns@1')}
        empty={<EmptyState text={t('empty')} action={create} />}
      />
    </div>
  );
}
