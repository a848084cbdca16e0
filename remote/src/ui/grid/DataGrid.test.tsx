import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOutGrids } from '../../testing/gridLayout.ts';
import { DataGrid } from './DataGrid.tsx';
import type { CellMarks, CellChange, GridColumn } from './gridTypes.ts';

interface Person {
  readonly number: number;
  readonly name: string;
  readonly amount: string;
}

const COLUMNS: readonly GridColumn<Person>[] = [
  { id: 'name', header: 'Name', width: 200, getText: ({ name }) => name },
  { id: 'amount', header: 'Amount', width: 100, getText: ({ amount }) => amount },
];
const PEOPLE: readonly Person[] = Array.from({ length: 5_000 }, (_person, index) => ({
  number: index,
  name: `Person ${index}`,
  amount: index === 2 || index === 4_000 ? 'ten' : '25',
}));
const getMarks = ({ amount }: Person, column: string): CellMarks => ({
  problems: column === 'amount' && amount === 'ten' ? ['Enter a number.'] : [],
  hints: [],
});

beforeEach(layOutGrids);

function open() {
  const change = jest.fn<undefined, [readonly CellChange<Person>[]]>();
  const undo = jest.fn();
  render(
    <DataGrid
      label="People"
      columns={COLUMNS}
      rows={PEOPLE}
      rowKey={({ number }) => number}
      rowHeader={({ number }) => String(number)}
      corner="Row"
      getMarks={getMarks}
      isLocked={({ number }) => number === 1}
      onChange={change}
      onUndo={undo}
      onDoubtfulPaste={() => undefined}
    />,
  );
  const written = () =>
    change.mock.calls.map(([cells]) => cells.map(({ row, columnId, text }) => [row.number, columnId, text]));
  return { user: userEvent.setup(), written, undo };
}

const cell = (text: string) => screen.getByRole('gridcell', { name: text });

test('a screen of rows stands in the document, and is told to be one of thousands', () => {
  open();
  expect(screen.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('arrows move, a letter begins to write, Enter saves and goes down, Escape gives up', async () => {
  const { user, written } = open();
  await user.click(cell('Person 0'));
  await user.keyboard('Ada{Enter}');
  expect(written()).toEqual([[[0, 'name', 'Ada']]]);
  await waitFor(() => expect(cell('Person 1')).toHaveFocus());
  await user.keyboard('x{Enter}');
  // The row is locked.
  expect(written()).toHaveLength(1);
  await user.keyboard('{ArrowDown}{F2}');
  expect(screen.getByRole('textbox', { name: 'Name, Row 2' })).toHaveValue('Person 2');
  await user.keyboard('{Escape}{ArrowRight}{Tab}');
  expect(written()).toHaveLength(1);
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

test('Control and End leads to the last cell, which is drawn for it', async () => {
  const { user } = open();
  await user.click(cell('Person 0'));
  await user.keyboard('{Control>}{End}{/Control}');
  const row = screen.getByRole('row', { name: /Person 4999/ });
  await waitFor(() => expect(within(row).getByRole('gridcell', { name: '25' })).toHaveFocus());
});

test('the next error is found by key, and said in words', async () => {
  const { user } = open();
  await user.click(cell('Person 0'));
  await user.keyboard('{F8}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('ten Enter a number.'));
  await user.keyboard('{F8}');
  expect(screen.getByRole('row', { name: /Person 4000/ })).toContainElement(document.activeElement as HTMLElement);
});

test('a cell that is written leaves none out: the next error is the one after it, wherever the cursor went', async () => {
  const { user } = open();
  await user.click(cell('Person 2'));
  await user.keyboard('xy{Enter}');
  await waitFor(() => expect(cell('Person 3')).toHaveFocus());
  await user.keyboard('{F8}');
  const row = screen.getByRole('row', { name: /Person 2 ten/ });
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
});

test('the reason stands beside the cell of the cursor while the grid has the focus', async () => {
  const { user } = open();
  expect(document.querySelector('.pr-grid__note')).toBeNull();
  await user.click(screen.getAllByRole('gridcell', { name: 'ten Enter a number.' })[0] ?? document.body);
  expect(document.querySelector('.pr-grid__note')).toHaveTextContent('Enter a number.');
  await user.tab();
  expect(document.querySelector('.pr-grid__note')).toBeNull();
});

test('a block is chosen, filled and emptied in one step; undo is asked for', async () => {
  const { user, written, undo } = open();
  await user.click(cell('Person 2'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  await user.paste('5');
  await user.keyboard('{Delete}{Control>}z{/Control}');
  expect(written()).toEqual(
    ['5', ''].map((text) => [2, 3].flatMap((row) => ['name', 'amount'].map((column) => [row, column, text]))),
  );
  expect(undo).toHaveBeenCalledTimes(1);
});
