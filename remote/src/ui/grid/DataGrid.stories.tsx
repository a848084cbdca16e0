import { useState } from 'react';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { DataGrid } from './DataGrid.tsx';
import type { CellMarks, CellChange, GridColumn } from './gridTypes.ts';

interface Person {
  readonly number: number;
  readonly name: string;
  readonly amount: string;
}

const COLUMNS: readonly GridColumn<Person>[] = [
  { id: 'name', header: 'First name', width: 200, getText: ({ name }) => name },
  { id: 'amount', header: 'Amount', width: 120, align: 'right', getText: ({ amount }) => amount },
];

const PEOPLE: readonly Person[] = Array.from({ length: 5_000 }, (_person, index) => ({
  number: index + 2,
  name: index % 3 === 0 ? 'Maximiliane Featherstonehaugh-Cholmondeley' : `Person ${index}`,
  amount: index % 4 === 1 ? 'ten' : '25',
}));

const getMarks = ({ name, amount }: Person, columnId: string): CellMarks => ({
  problems: columnId === 'amount' && Number.isNaN(Number(amount)) ? ['Enter an amount in figures.'] : [],
  hints: columnId === 'name' && name.length > 30 ? ['Same person as in another row'] : [],
});

function People() {
  const [people, setPeople] = useState(PEOPLE);
  const change = (cells: readonly CellChange<Person>[]) =>
    setPeople((before) =>
      before.map((person) => {
        const own = cells.filter(({ row }) => row.number === person.number);
        return own.reduce((changed, { columnId, text }) => ({ ...changed, [columnId]: text }), person);
      }),
    );
  return (
    <DataGrid
      label="Rows of the file"
      columns={COLUMNS}
      rows={people}
      rowKey={getNumber}
      rowHeader={getHeader}
      corner="Row"
      getMarks={getMarks}
      isLocked={isFifth}
      onChange={change}
      onUndo={() => setPeople(PEOPLE)}
      onDoubtfulPaste={() => undefined}
    />
  );
}

const getNumber = ({ number }: Person): number => number;
const getHeader = ({ number }: Person): string => String(number);
const isFifth = ({ number }: Person): boolean => number === 5;

export const FiveThousandRows: Story = () => <People />;

export const CursorOnAWrongCell: Story = () => (
  <Once focus='[data-row="1"][data-column="1"]' until=".pr-grid__cell:focus">
    <People />
  </Once>
);
