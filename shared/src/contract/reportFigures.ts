import { Type, type Static } from '@sinclair/typebox';
import { FIGURE_DIMENSIONS } from '../domain/reports/figureDimensions.ts';
import { Nullable, OneOf } from './common.ts';

const sums = {
  count: Type.Integer({ description: 'Rows of the report' }),
  amount: Type.Number(),
  moneyOut: Nullable(Type.Number({ description: 'Of transactions alone, whose `amount` is the money in' })),
};

/** The rows of a report that have something in common. `key`: the month (YYYY-MM), the account, the delivery status or the reason. */
export const FigureRow = Type.Object({ key: Type.String(), label: Nullable(Type.String()), ...sums });
export type FigureRow = Static<typeof FigureRow>;

export const FigureBreakdown = Type.Object({ dimension: OneOf(FIGURE_DIMENSIONS), rows: Type.Array(FigureRow) });
export type FigureBreakdown = Static<typeof FigureBreakdown>;

/** The sums of a report's rows in one currency, which are those of accounts; major units. */
export const CurrencyFigures = Type.Object({
  currencyCode: Type.String(),
  ...sums,
  breakdowns: Type.Array(FigureBreakdown),
});
export type CurrencyFigures = Static<typeof CurrencyFigures>;

/** The sums of the very rows that a report's files hold, by currency; never over currencies. */
export const ReportFigures = Type.Object({ currencies: Type.Array(CurrencyFigures) });
export type ReportFigures = Static<typeof ReportFigures>;
