import { Button } from '@mantine/core';
import type { AllowlistCheck } from '@portal/shared/contract/allowlist';
import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../ui/filter/FilterSearch.tsx';
import { choice, typedText } from '../../ui/page/urlParameter.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import {
  DIFFERENCE_PARTS,
  findRows,
  listDifferenceRows,
  type DifferencePart,
  type DifferenceRow,
} from './differenceRows.ts';
import { useDifferenceColumns } from './useDifferenceColumns.tsx';

/** `show`: a part of the difference; the first that is not empty where the address names none. */
const LIST = {
  sizes: ALLOWLIST_LIMITS.entriesOfPage,
  filters: { q: typedText, show: choice(['', ...DIFFERENCE_PARTS], '') },
};

const getKey = ({ key }: DifferenceRow): string => key;

/** The people who would be added, removed, renamed and left as they are, a part at a time, with search. */
export function DifferenceTable({ check }: { readonly check: AllowlistCheck }) {
  const { t } = useTranslation('allowlist');
  const list = useTableQuery(LIST);
  const { q, show } = list.filters;
  const filled = DIFFERENCE_PARTS.filter((part) => check[part].length > 0);
  const part = filled.find((one) => one === show) ?? filled[0] ?? 'unchanged';
  const columns = useDifferenceColumns(part);
  const found = useFoundRows(check, part, q);
  const begin = list.page * list.size;
  return (
    <section aria-label={t('review.label')} className="pr-recipients">
      <div role="group" aria-label={t('review.parts')} className="pr-recipients__parts">
        {DIFFERENCE_PARTS.filter((one) => filled.includes(one) || ALWAYS_SAID.includes(one)).map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === part ? 'filled' : 'default'}
            aria-pressed={one === part}
            data-disabled={check[one].length === 0 || undefined}
            aria-disabled={check[one].length === 0 || undefined}
            onClick={() => check[one].length > 0 && list.setFilters({ show: one })}
          >
            {t(`part.${one}`, { count: check[one].length })}
          </Button>
        ))}
      </div>
      <FilterBar
        count={0}
        search={<FilterSearch label={t('search')} value={q} onChange={(typed) => list.setFilters({ q: typed })} />}
      />
      <DataTable
        label={t(`part.${part}`, { count: check[part].length })}
        columns={columns}
        rowKey={getKey}
        rows={found.slice(begin, begin + list.size)}
        query={list}
        total={found.length}
        empty={<EmptyState text={t('review.nobody')} />}
      />
    </section>
  );
}

/** The rows of a part that a search finds. */
const useFoundRows = (check: AllowlistCheck, part: DifferencePart, q: string): readonly DifferenceRow[] =>
  useMemo(() => findRows(listDifferenceRows(check, part), q), [check, part, q]);

/** Parts that are named with their number also when that is zero. */
const ALWAYS_SAID: readonly string[] = ['added', 'removed', 'unchanged'];
