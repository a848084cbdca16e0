import { Bar } from './Bar.tsx';

const CELLS = ['70%', '96px', '112px', '96px', '128px'];

/** The shape of a table with its head. */
export const TableSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className="pr-shape__table">
    {Array.from({ length: rows + 1 }, (_, row) => (
      <div key={row} className="pr-shape__row">
        {CELLS.map((width, cell) => (
          <Bar key={cell} width={width} height={row === 0 ? 12 : 16} />
        ))}
      </div>
    ))}
  </div>
);
