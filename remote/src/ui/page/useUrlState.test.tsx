import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { FilterDay } from '../filter/FilterDay.tsx';
import { FilterSearch } from '../filter/FilterSearch.tsx';
import { FilterSelect } from '../filter/FilterSelect.tsx';
import { TablePager } from '../table/TablePager.tsx';
import { useTableQuery } from '../table/useTableQuery.ts';
import { choice, typedDay, typedText } from './urlParameter.ts';

const SIZES = [25, 50];
const LIST = {
  sizes: SIZES,
  defaultSort: { column: 'day', descending: true },
  filters: { fruit: choice(['', 'apple', 'pear'], ''), from: typedDay, q: typedText },
};

function ListPage() {
  const table = useTableQuery(LIST);
  const { fruit, from, q } = table.filters;
  return (
    <>
      <FilterSelect
        label="Fruit"
        anyLabel="Any"
        value={fruit}
        choices={[
          { value: 'apple', label: 'Apple' },
          { value: 'pear', label: 'Pear' },
        ]}
        onChange={(value) => table.setFilters({ fruit: value })}
      />
      <FilterDay label="From" value={from} onChange={(day) => table.setFilters({ from: day })} />
      <FilterSearch label="Search" value={q} onChange={(text) => table.setFilters({ q: text })} />
      <button onClick={table.resetFilters}>Reset</button>
      <TablePager query={table} total={200} isCapped={false} />
      <p>{JSON.stringify(table.sort)}</p>
    </>
  );
}

const open = (query = '') =>
  renderRoute({
    rows: [
      { path: '/list', titleKey: 'common:product', segmentName: 'List', page: () => Promise.resolve(ListPage) },
      { path: '/before', titleKey: 'common:product', segmentName: 'Before', page: () => Promise.resolve(() => null) },
    ],
    path: `/list${query}`,
  });

test('what means nothing and every default leave the address; what means something stays', async () => {
  const { location } = await open('?fruit=stone&from=2026-02-30&size=7&sort=weight,desc&page=x&other=1');
  expect(await screen.findByText('{"column":"day","descending":true}')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/list?other=1'));
  const second = await open('?page=1&size=25&sort=day,desc&fruit=pear');
  await waitFor(() => expect(second.location()).toBe('/list?fruit=pear'));
});

test('dropping what means nothing is no step of the history', async () => {
  const { location, navigate } = await open('?page=2');
  await screen.findByText(/26 to 50/);
  navigate('/list?page=3&fruit=stone');
  await waitFor(() => expect(location()).toBe('/list?page=3'));
  navigate(-1);
  await waitFor(() => expect(location()).toBe('/list?page=2'));
});

test('Back undoes pages and choices one by one; a choice begins at the first page', async () => {
  const { user, location, navigate } = await open();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(location()).toBe('/list?page=3'));
  await user.selectOptions(screen.getByLabelText('Fruit'), 'Apple');
  await waitFor(() => expect(location()).toBe('/list?fruit=apple'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/list'));
  for (const address of ['/list?fruit=apple', '/list?page=3', '/list?page=2', '/list']) {
    navigate(-1);
    await waitFor(() => expect(location()).toBe(address));
  }
});

test('what is typed replaces the address', async () => {
  const { user, location, navigate } = await open('?page=2');
  await user.selectOptions(await screen.findByLabelText('Fruit'), 'Pear');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await waitFor(() => expect(location()).toBe('/list?fruit=pear&from=2026-11-01'));
  navigate(-1);
  await waitFor(() => expect(location()).toBe('/list?page=2'));
});

test('the number of a card is never written to the address, and the field says so', async () => {
  const { user, location } = await open('?q=4111111111111111&fruit=pear');
  await waitFor(() => expect(location()).toBe('/list?fruit=pear'));
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(search, 'card 4111 1111 1111 1111');
  await waitFor(() => expect(search).toBeInvalid());
  expect(search).toHaveAccessibleDescription(/looks like a card number/);
  expect(location()).toBe('/list?fruit=pear');
  await user.clear(search);
  await user.type(search, 'card');
  await waitFor(() => expect(location()).toBe('/list?fruit=pear&q=card'));
  expect(search).toBeValid();
});
