import { fireEvent, screen, within } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { CopyableCell } from '../copy/CopyableId.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { useRowLinks } from './useRowLinks.ts';

interface Fruit {
  readonly id: string;
}

const FRUITS = [{ id: 'apple' }, { id: 'pear' }];
const getId = ({ id }: Fruit): string => id;

function FruitsPage() {
  const linkTo = useRowLinks();
  const columns: readonly Column<Fruit>[] = [
    {
      id: 'name',
      header: 'Fruit',
      cell: ({ id }) => (
        <CopyableCell value={id} label={`Copy ${id}`}>
          <a {...linkTo(`/order/${id}`)} className="pr-table__target">
            {id}
          </a>
        </CopyableCell>
      ),
    },
    { id: 'state', header: 'State', cell: () => <StatusChip label="Ripe" tone="success" help="Can be eaten" /> },
    { id: 'from', header: 'From', cell: () => <p>From the garden</p> },
  ];
  return <DataTable label="Fruits" columns={columns} rowKey={getId} rows={FRUITS} empty="Nothing" />;
}

const page = { titleKey: 'common:product', segmentName: 'Fruits' };
const ROWS = [
  { ...page, path: '/order', page: () => Promise.resolve(FruitsPage) },
  { ...page, path: '/order/:fruit', page: () => Promise.resolve(() => <h1>One fruit</h1>) },
  { ...page, path: '/settings/user', page: () => Promise.resolve(() => <h1>Before</h1>) },
];

async function openFruits() {
  const rendered = await renderRoute({ rows: ROWS, path: '/settings/user' });
  await screen.findByText('Before');
  rendered.navigate('/order');
  return { ...rendered, row: within(await screen.findByRole('row', { name: /apple/ })) };
}

test.each(['Ripe', 'From the garden', 'apple'])('a click on %s opens the row', async (element) => {
  const { user, row, location } = await openFruits();
  await user.click(row.getByText(element));
  expect(location()).toBe('/order/apple');
});

test.each(['From the garden', 'apple'])('a double click on %s opens the row once', async (element) => {
  const { user, row, location, navigate } = await openFruits();
  await user.dblClick(row.getByText(element));
  expect(location()).toBe('/order/apple');
  navigate(-1);
  expect(location()).toBe('/order');
});

test('what else can be pressed in a row keeps its clicks', async () => {
  const { user, row, location } = await openFruits();
  await user.click(row.getByRole('button', { name: 'Copy apple' }));
  expect(location()).toBe('/order');
});

test.each(['From the garden', 'apple'])('marking the text %s opens nothing', async (element) => {
  const { row, location } = await openFruits();
  const text = row.getByText(element);
  window.getSelection()?.selectAllChildren(text);
  fireEvent.click(text, { detail: 1 });
  expect(location()).toBe('/order');
  window.getSelection()?.removeAllRanges();
  fireEvent.click(text, { detail: 1 });
  expect(location()).toBe('/order/apple');
});

test('a link opens although other text of its row is still marked', async () => {
  const { row, location } = await openFruits();
  window.getSelection()?.selectAllChildren(row.getByText('From the garden'));
  const link = row.getByRole('link');
  fireEvent.mouseDown(link);
  fireEvent.click(link, { detail: 1 });
  expect(location()).toBe('/order/apple');
});

test.each([
  [
    'the middle button',
    (element: Element) => fireEvent(element, new MouseEvent('auxclick', { button: 1, bubbles: true })),
  ],
  ['Ctrl', (element: Element) => fireEvent.click(element, { ctrlKey: true })],
  ['Cmd', (element: Element) => fireEvent.click(element, { metaKey: true })],
])('a click with %s opens the row elsewhere', async (_, click) => {
  const { row, location } = await openFruits();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  click(row.getByText('Ripe'));
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/order\/apple$/), '_blank', 'noopener');
  expect(location()).toBe('/order');
  open.mockRestore();
});
