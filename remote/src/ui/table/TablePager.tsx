import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import type { TableQuery } from './useTableQuery.ts';

interface TablePagerProps {
  readonly query: TableQuery;
  readonly total: number;
  readonly isCapped: boolean;
}

/** Range shown; page size, previous and next where there is more than the smallest page. */
export const TablePager = memo(function TablePager({ query, total, isCapped }: TablePagerProps) {
  const { t } = useTranslation();
  const sizeId = useId();
  const { sizes } = query;
  const from = query.page * query.size + 1;
  const to = Math.min(total, from + query.size - 1);
  const isPaged = total > Math.min(query.size, ...sizes);
  return (
    <div className="pr-table__pager">
      {isCapped && <span>{t('table.capped', { count: total })}</span>}
      {sizes.length > 1 && isPaged && (
        <span>
          <label htmlFor={sizeId}>{t('table.pageSize')}</label>{' '}
          <select id={sizeId} value={query.size} onChange={(event) => query.setSize(Number(event.currentTarget.value))}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </span>
      )}
      <span role="status">{t('table.range', { from, to, total })}</span>
      {isPaged && (
        <span className="pr-table__pages">
          <PageStep label={t('table.previous')} isEnd={query.page === 0} onStep={() => query.setPage(query.page - 1)}>
            <IconChevronLeft size={16} aria-hidden="true" />
          </PageStep>
          <PageStep label={t('table.next')} isEnd={to >= total} onStep={() => query.setPage(query.page + 1)}>
            <IconChevronRight size={16} aria-hidden="true" />
          </PageStep>
        </span>
      )}
    </div>
  );
});

interface PageStepProps {
  readonly label: string;
  /** There is no page in that direction. */
  readonly isEnd: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** Not `disabled` at the end of the list, because a disabled button loses the focus. */
const PageStep = ({ label, isEnd, onStep, children }: PageStepProps) => (
  <ActionIcon
    variant="default"
    aria-label={label}
    aria-disabled={isEnd}
    data-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onStep}
  >
    {children}
  </ActionIcon>
);
