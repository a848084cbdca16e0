import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { LETTER_FIELDS } from '@portal/shared/domain/ordering/letter';
import { string } from 'yup';
import { letterSchema, toCommonValues, toLetterChanges, type LetterValues } from '../personalization/letterValues.ts';
import { ALL_LINES, listChosenLines } from './letterLines.ts';

/** The letter that is written, and whose it is: of every line, or of one. */
export interface ChooserValues extends LetterValues {
  readonly line: string;
}

export const chooserSchema = letterSchema.shape({ line: string().required(), ptid: string().defined() });

/** The values of a line as it is now, or what all lines have alike. */
export const toChooserValues = (lines: readonly CartLine[], line: string): ChooserValues => ({
  line,
  ...toCommonValues(listChosenLines(lines, line)),
});

/** Returns what was changed of the letters that were chosen. */
export const toChanges = ({ line, ...values }: ChooserValues, lines: readonly CartLine[]): Partial<LetterValues> =>
  toLetterChanges(values, toCommonValues(listChosenLines(lines, line)));

/** The values with another line; a letter that was written stays when it is to be for somebody else. */
export function withLine(values: ChooserValues, line: string, lines: readonly CartLine[]): ChooserValues {
  const isWritten = Object.keys(toChanges(values, lines)).length > 0;
  return isWritten ? { ...values, line } : toChooserValues(lines, line);
}

/** The values with another template; its texts come where nothing stands, or what the one before brought. */
export function withTemplate(
  values: ChooserValues,
  template: PrintTemplate,
  before: PrintTemplate | undefined,
  lines: readonly CartLine[],
): ChooserValues {
  const isEmpty = (field: (typeof LETTER_FIELDS)[number]) =>
    values[field] === '' && listChosenLines(lines, values.line).every((line) => !line.deliveryTemplate[field]);
  const isBrought = (field: (typeof LETTER_FIELDS)[number]) =>
    values[field] !== '' && values[field] === before?.[field];
  const texts = LETTER_FIELDS.flatMap((field) =>
    isEmpty(field) || (isBrought(field) && template[field] !== '') ? [[field, template[field]] as const] : [],
  );
  return { ...values, ...Object.fromEntries(texts), ptid: template.deliveryTemplateIdentifier };
}

/** True while the letters of all lines are written. */
export const isForAll = ({ line }: ChooserValues): boolean => line === ALL_LINES;
