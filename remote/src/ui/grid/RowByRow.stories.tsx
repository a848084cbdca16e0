import { useState } from 'react';
import type { Story } from '../../gallery/story.ts';
import { CellField } from './CellField.tsx';
import { RowByRow } from './RowByRow.tsx';

function Rows() {
  const [at, setAt] = useState(0);
  return (
    <RowByRow
      at={at}
      count={2}
      onMove={setAt}
      texts={{ previous: 'Previous row', following: 'Next row', position: `Row ${at + 1} of 2` }}
    >
      <section className="pr-fix__line">
        <div className="pr-fix__cells">
          <CellField
            label="Amount"
            accessibleLabel="Amount, row 2"
            text="ten"
            problems={['Enter an amount in figures.']}
            onChange={() => Promise.resolve()}
          />
        </div>
      </section>
    </RowByRow>
  );
}

export const TwoRows: Story = () => <Rows />;
