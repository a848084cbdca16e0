import { Button } from '@mantine/core';
import { useState } from 'react';
import { UNREACHABLE } from '../../api/apiError.ts';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Money } from '../money/Money.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { text } from '../page/urlParameter.ts';
import { QueryTable } from './QueryTable.tsx';
import { useTableQuery } from './useTableQuery.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
}

const ROWS: readonly Row[] = Array.from({ length: 5 }, (_, index) => ({
  key: `R${index}`,
  name: index === 0 ? 'Marketing and Partnerships, United States of America' : `Account ${index}`,
  amount: 1250.5 * index,
}));

const sumAmounts = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'Account', cell: ({ name }) => name, sortable: true },
  { id: 'status', header: 'Status', optional: 'shown', cell: () => <StatusChip label="Active" tone="success" /> },
  { id: 'owner', header: 'Owner', optional: 'hidden', cell: () => 'Dana Link' },
  {
    id: 'amount',
    header: 'Balance',
    cell: ({ amount }) => <Money amount={amount} currencyCode="USD" variant="table" />,
    align: 'right',
    sortable: true,
    sum: (rows) => <Money amount={sumAmounts(rows)} currencyCode="USD" variant="table" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: () => (
      <Button size="xs" variant="default">
        Open
      </Button>
    ),
    isActions: true,
  },
];

const LIST = { sizes: [5, 10], filters: { status: text() } };

const nothing = () => undefined;

const detail = ({ name }: Row) => <>The owner of {name} is Dana Link.</>;

const Table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    label="Accounts"
    columns={COLUMNS}
    rowKey={({ key }) => key}
    rows={ROWS}
    empty={<EmptyState text="There are no accounts yet." />}
    {...props}
  />
);

const Queried = (props: Partial<DataTableProps<Row>>) => <Table query={useTableQuery(LIST)} total={23} {...props} />;

export const Plain: Story = () => <Table />;

export const Captioned: Story = () => <Table caption="Accounts of Marketing, with their balances" />;

export const FirstPage: Story = () => <Queried />;

export const OfAQuery: Story = () => (
  <QueryTable
    label="Accounts"
    columns={COLUMNS}
    rowKey={({ key }) => key}
    list={useTableQuery(LIST)}
    query={{ data: { rows: ROWS, total: 23, isCapped: false }, isFetching: false, refetch: nothing }}
    empty={<EmptyState text="There are no accounts yet." />}
  />
);

export const SortedThirdPage: Story = () => <Queried isCapped />;
SortedThirdPage.address = '/?page=3&sort=amount,desc';

export const Fetching: Story = () => <Queried isFetching />;

export const Selected: Story = () => {
  const [keys, setKeys] = useState<readonly string[]>(['R1', 'R2']);
  return (
    <Table
      selection={{
        keys,
        onChange: setKeys,
        getLabel: (key) => `Select ${key}`,
        actions: <Button size="xs">Export</Button>,
      }}
    />
  );
};

export const ChoosingColumns: Story = () => (
  <Once click="[aria-haspopup=menu]" until="[role=menuitemcheckbox]">
    <Table columnsKey="gallery.columns" />
  </Once>
);

export const OpenDetail: Story = () => (
  <Once click=".pr-table__toggle" until=".pr-table__detail">
    <Table detail={detail} />
  </Once>
);

export const Loading: Story = () => (
  <Once until=".pr-skeleton[data-visible=true]">
    <Table rows={undefined} />
  </Once>
);

export const Empty: Story = () => <Table rows={[]} />;

export const EmptyFiltered: Story = () => <Queried rows={[]} total={0} />;
EmptyFiltered.address = '/?status=closed';

export const Failed: Story = () => <Table rows={undefined} error={UNREACHABLE} onRetry={nothing} />;

export const Stale: Story = () => (
  <Table error={UNREACHABLE} onRetry={nothing} loadedAt={Date.UTC(2026, 10, 20, 14, 5)} />
);
