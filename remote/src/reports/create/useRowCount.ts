import type { Customer } from '@portal/shared/contract/customers';
import type { ReportCount } from '@portal/shared/contract/reports';
import { checkReportDays } from '@portal/shared/domain/reports/reportDays';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useCountReportQuery } from '../reportsApi.ts';
import { toReportChoices, type ReportValues } from './reportValues.ts';

/** Rows are counted once nobody has typed for so long. */
const PAUSE_MS = 400;

interface RowCount {
  /** The count for the choices of the form; undefined while it is not known. */
  readonly count: ReportCount | undefined;
  readonly isCounting: boolean;
  readonly error: unknown;
}

/** Counts the rows of the report that the form describes, while it is filled. */
export function useRowCount(groups: readonly Customer[], today: string): RowCount {
  const { values } = useFormikContext<ReportValues>();
  const choices = toReportChoices(values, groups);
  const { generatedFor, customerIdentifiers, accountIdentifiers } = choices;
  const hasScope = generatedFor === 'ORGANIZATION' || customerIdentifiers.length + accountIdentifiers.length > 0;
  const isComplete = hasScope && checkReportDays(choices, today) === null;
  // By their text: what does not decide the rows, such as the name, begins no new pause.
  const wanted = JSON.stringify(choices);
  const [settled] = useDebouncedValue(wanted, PAUSE_MS);
  const isSettled = settled === wanted;
  const { currentData, isFetching, error } = useCountReportQuery(isComplete && isSettled ? choices : skipToken);
  return { count: currentData, isCounting: isComplete && (!isSettled || isFetching), error };
}
