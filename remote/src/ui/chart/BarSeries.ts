/** A series of bars in a chart; the looks differ in more than colour. */
export interface BarSeries {
  readonly label: string;
  /** The sum of its bars, as text. */
  readonly sum: string;
  readonly variant: 'filled' | 'outlined';
  /** One for each period; none is negative. */
  readonly values: readonly number[];
}
