import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { OpenKeyAction } from '../actions/keyAction.ts';
import { KeyActionDialog } from '../actions/KeyActionDialog.tsx';
import '../api-keys.css';
import { useListApiKeysQuery } from '../apiKeysApi.ts';
import { useKeyKind } from '../useKeyKind.ts';
import { useKeyColumns } from './useKeyColumns.tsx';
import { useKeySearch } from './useKeySearch.ts';

const getId = ({ credentialId }: ApiCredential): string => credentialId;

/** The keys of a type, those that work first. */
export function KeyTable() {
  const { t } = useTranslation('apiKeys');
  const notify = useNotify();
  const { type, noun, change, createPath } = useKeyKind();
  const containerRef = useKeptFocus<HTMLElement>();
  const [opened, setOpened] = useState<OpenKeyAction | null>(null);
  const columns = useKeyColumns(setOpened);
  const query = useListApiKeysQuery(type, { refetchOnMountOrArgChange: true });
  const { list, found } = useKeySearch(query.data);
  const { isError } = query;
  const title = t(`title.${type}`);
  useEffect(() => {
    if (isError) notify.error(t(`${noun}.failed.list`));
  }, [isError, notify, t, noun]);
  const create = (
    <Can {...change}>
      <LinkButton to={createPath} variant="default">
        {t(`${noun}.create`)}
      </LinkButton>
    </Can>
  );
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={title} className="pr-api-keys">
      {query.data?.length !== 0 && (
        <FilterBar
          count={0}
          search={
            <FilterSearch label={t(`${noun}.search`)} value={list.filters.q} onChange={(q) => list.setFilters({ q })} />
          }
        />
      )}
      <DataTable
        label={title}
        columns={columns}
        rowKey={getId}
        rows={found}
        query={list}
        isFetching={query.isFetching}
        error={query.error}
        loadedAt={query.fulfilledTimeStamp}
        onRetry={() => void query.refetch()}
        empty={<EmptyState text={t(`empty.${type}`)} action={create} />}
      />
      <KeyActionDialog opened={opened} onClose={() => setOpened(null)} />
    </section>
  );
}
