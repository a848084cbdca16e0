import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { useListSsoConnectionsQuery } from '../connectionsApi.ts';
import { DomainState } from './DomainState.tsx';

/** The columns of the domains; each leads to its detail. */
export function useDomainColumns(): readonly Column<SsoDomain>[] {
  const { t } = useTranslation('authentication');
  const linkTo = useRowLinks();
  const { data: connections } = useListSsoConnectionsQuery(undefined);
  return useMemo(() => {
    const nameOf = (connectionId: string | null) =>
      connections?.find((one) => one.connectionId === connectionId)?.displayName ?? t('domain.anyConnection');
    return [
      {
        id: 'domain',
        header: t('domain.column.domain'),
        width: 'minmax(176px, 2fr)',
        cell: ({ domainId, domain }) => (
          <a {...linkTo(generatePath(PATHS.ssoDomain, { domainId }))} className="pr-table__target" translate="no">
            {domain}
          </a>
        ),
      },
      {
        id: 'state',
        header: t('domain.column.state'),
        width: 'minmax(128px, 1fr)',
        cell: (domain) => <DomainState domain={domain} />,
      },
      {
        id: 'connection',
        header: t('domain.column.connection'),
        width: 'minmax(144px, 1.4fr)',
        cell: ({ connectionId }) => nameOf(connectionId),
      },
      {
        id: 'signIn',
        header: t('domain.column.signIn'),
        width: 'minmax(176px, 1.6fr)',
        cell: ({ onlyCompany }) => t(onlyCompany ? 'domain.onlyCompany' : 'domain.anyMethod'),
      },
      {
        id: 'people',
        header: t('domain.column.people'),
        width: 'minmax(80px, 0.6fr)',
        align: 'right',
        cell: ({ people }) => people,
      },
    ];
  }, [t, linkTo, connections]);
}
