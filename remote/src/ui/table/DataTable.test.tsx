import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { CopyableCell } from '../copy/CopyableId.tsx';
import { Hint } from '../hint/Hint.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Fruit {
  readonly id: string;
}

const fruits = (name: string, count: number): readonly Fruit[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name} ${at + 1}` }));

const ROWS = { many: fruits('apple', 250), other: fruits('pear', 130), few: fruits('apple', 3) };
const columns: readonly Column<Fruit>[] = [
  {
    id: 'id',
    header: 'Fruit',
    cell: ({ id }) => (
      <CopyableCell value={id} label={`Copy ${id}`}>
        <Hint hint={`About ${id}`} className="fruit">
          {id}
        </Hint>
      </CopyableCell>
    ),
  },
];
const countFruits = jest.fn((rows: readonly Fruit[]) => `${rows.length} fruits`);
const choosable: readonly Column<Fruit>[] = [
  { ...columns[0], id: 'id', header: 'Fruit', cell: ({ id }) => id },
  {
    id: 'length',
    header: 'Length',
    optional: 'shown',
    cell: ({ id }) => id.length,
    sum: countFruits,
  },
  { id: 'garden', header: 'Garden', optional: 'hidden', cell: () => 'Kew' },
];
const getId = ({ id }: Fruit): string => id;
const getDetail = ({ id }: Fruit) => `Grown in the garden: ${id}`;

function FruitPage({ first }: { readonly first: keyof typeof ROWS }) {
  const [kind, setKind] = useState(first);
  return (
    <>
      <button onClick={() => setKind('other')}>Other</button>
      <button onClick={() => setKind('few')}>Few</button>
      <DataTable label="Fruits" columns={columns} rowKey={getId} rows={ROWS[kind]} detail={getDetail} empty="Nothing" />
    </>
  );
}

const renderFruits = (first: keyof typeof ROWS = 'few') =>
  renderRoute({
    rows: [
      {
        path: '/order',
        titleKey: 'common:product',
        segmentName: 'Fruits',
        page: () => Promise.resolve(() => <FruitPage first={first} />),
      },
    ],
    path: '/order',
  });

function ChoosingPage() {
  const [visit, setVisit] = useState(1);
  const [isFetching, setFetching] = useState(false);
  return (
    <>
      <button onClick={() => setVisit(2)}>Come back</button>
      <button onClick={() => setFetching(true)}>Refresh</button>
      <DataTable
        key={visit}
        label="Fruits"
        columns={choosable}
        rowKey={getId}
        rows={ROWS.few}
        total={30}
        isFetching={isFetching}
        columnsKey="portal.fruitColumns"
        empty="Nothing"
      />
    </>
  );
}

const renderChoosing = () =>
  renderRoute({
    rows: [
      { path: '/order', titleKey: 'common:product', segmentName: 'Fruits', page: () => Promise.resolve(ChoosingPage) },
    ],
    path: '/order',
  });

const heads = async (): Promise<string[]> =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

const table = () => screen.findByRole('table', { name: 'Fruits' });
const rowCount = (element: HTMLElement): number => within(element).getAllByRole('row').length - 1;

test('hundreds of rows are all in the document, and give way to others', async () => {
  const { user } = await renderFruits('many');
  const fruit = await table();
  expect(rowCount(fruit)).toBe(250);
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(await within(fruit).findByText('pear 130')).toBeVisible();
  expect(rowCount(fruit)).toBe(130);
  expect(within(fruit).queryByText(/apple/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Few' }));
  expect(await within(fruit).findByText('apple 3')).toBeVisible();
  expect(rowCount(fruit)).toBe(3);
});

test('the detail of a row opens below it and closes again', async () => {
  const { user } = await renderFruits();
  const [first] = within(await table()).getAllByRole('button', { name: 'Details' });
  if (first === undefined) throw new Error('No row has a detail');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.click(first);
  expect(screen.getByText('Grown in the garden: apple 1')).toBeVisible();
  await user.click(first);
  expect(screen.queryByText(/^Grown/)).toBeNull();
});

test('a hint shows on hover and focus, names its target, and goes with Escape', async () => {
  const { user } = await renderFruits();
  const target = await screen.findByRole('button', { name: 'apple 1' });
  await user.hover(target);
  expect(await screen.findByText('About apple 1')).toBeVisible();
  expect(target).toHaveAccessibleDescription('About apple 1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('About apple 1')).toBeNull());
  // Past the page's own buttons.
  await user.tab();
  await user.tab();
  await user.tab();
  expect(await screen.findByText(/^About/)).toBeVisible();
});

test('a passing pointer shows no hint', async () => {
  const { user } = await renderFruits();
  await user.hover(await screen.findByRole('button', { name: 'apple 1' }));
  await user.hover(screen.getByRole('button', { name: 'apple 2' }));
  expect(await screen.findByText('About apple 2')).toBeVisible();
  await user.hover(screen.getByRole('button', { name: 'Other' }));
  await waitFor(() => expect(screen.queryByText(/^About/)).toBeNull());
  jest.useFakeTimers();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'apple 3' }));
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Other' }));
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect(screen.queryByText(/^About/)).toBeNull();
});

test('copying is confirmed', async () => {
  const { user } = await renderFruits();
  await user.click(await screen.findByRole('button', { name: 'Copy apple 2' }));
  expect(await navigator.clipboard.readText()).toBe('apple 2');
  expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
});

test('the optional columns are chosen by the user, and the browser keeps the choice', async () => {
  const { user } = await renderChoosing();
  expect(await heads()).toEqual(['Fruit', 'Length']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Length' })).toBeChecked();
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Fruit' })).toBeNull();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Garden' }));
  expect(await heads()).toEqual(['Fruit', 'Length', 'Garden']);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Length' }));
  expect(await heads()).toEqual(['Fruit', 'Garden']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await heads()).toEqual(['Fruit', 'Garden']);
});

test('what the rows add up to stands below them, and says whether it is all or one page', async () => {
  await renderChoosing();
  expect(within(await table()).getByRole('row', { name: 'This page 3 fruits' })).toBeVisible();
});

test('a list that loads again says so, and nothing in it is worked out anew', async () => {
  const { user } = await renderChoosing();
  expect(await table()).toBeVisible();
  countFruits.mockClear();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const wrap = (await table()).closest('[aria-busy]');
  expect(wrap).toHaveAttribute('aria-busy', 'true');
  expect(countFruits).not.toHaveBeenCalled();
});
