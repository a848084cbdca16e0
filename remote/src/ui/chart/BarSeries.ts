/** What is drawn for each period; looks differ in more than colour. */
export interface BarSeries {
  readonly label: string;
  /** What its bars add up to, as text. */
  readonly sum: string;
  readonly look: 'filled' | 'outlined';
  /** One for each period; none is negative. */
  readonly values: readonly number[];
}
