/** One row of the result. Numbers in `unit`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Context of the value, such as median and counts. */
  readonly note?: string;
  /** The same work without the portal, in the same run and unit. */
  readonly floor?: number;
  readonly budget?: Budget;
}

/** The limit, of the value itself or of its ratio to the floor. */
export interface Budget {
  readonly of: 'value' | 'ratio';
  readonly limit: number;
  readonly is: 'most' | 'least';
}

const ratioOf = ({ value, floor }: Figure): number | null => (floor === undefined ? null : value / floor);

/** True when the budget is met or there is none. */
export function isMet(figure: Figure): boolean {
  const { budget } = figure;
  if (budget === undefined) return true;
  const found = budget.of === 'value' ? figure.value : (ratioOf(figure) ?? Number.NaN);
  return budget.is === 'most' ? found <= budget.limit : found >= budget.limit;
}

const HEADINGS = ['name', 'figure', 'floor', 'ratio', 'budget', '', 'note'] as const;

/** The figures as aligned columns, headings first. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isNumeric(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const isNumeric = (column: number): boolean => column >= 1 && column <= 3;

function cellsOf(figure: Figure): readonly string[] {
  const { name, value, unit, note = '', floor, budget } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    `${rounded(value)} ${unit}`,
    floor === undefined ? '' : `${rounded(floor)} ${unit}`,
    ratio === null ? '' : ratio.toFixed(2),
    budget === undefined
      ? ''
      : `${budget.is === 'most' ? '<=' : '>='} ${budget.limit} ${budget.of === 'ratio' ? 'x' : unit}`,
    budget === undefined ? '' : isMet(figure) ? 'ok' : 'MISSED',
    note,
  ];
}

const rounded = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1));
