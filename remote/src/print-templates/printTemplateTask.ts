import { PATHS } from '@portal/shared/domain/access/paths';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { generatePath, matchPath } from 'react-router-dom';

/** The mode of the form and the template that it concerns: a new one begins with the standard one. */
export interface PrintTemplateTask {
  readonly mode: 'create' | 'edit' | 'duplicate';
  readonly ptid: string;
}

/** The side of the letter with the QR code, and the other one. */
export const LETTER_SIDES = ['redemption', 'other'] as const;
type LetterSide = (typeof LETTER_SIDES)[number];

const PATTERNS = {
  create: { redemption: PATHS.createPrintTemplate, other: PATHS.createPrintTemplateOther },
  edit: { redemption: PATHS.editPrintTemplate, other: PATHS.editPrintTemplateOther },
  duplicate: { redemption: PATHS.duplicatePrintTemplate, other: PATHS.duplicatePrintTemplateOther },
} as const;

/** The task of an address. */
export function readPrintTemplateTask(pathname: string): PrintTemplateTask {
  for (const mode of ['edit', 'duplicate'] as const) {
    const ptid = matchPath({ path: PATTERNS[mode].redemption, end: false }, pathname)?.params.ptid;
    if (ptid) return { mode, ptid };
  }
  return { mode: 'create', ptid: STANDARD_PTID };
}

/** The address of a side of a task; the first one without a side. */
export const getSidePath = ({ mode, ptid }: PrintTemplateTask, side: LetterSide = 'redemption'): string =>
  generatePath(PATTERNS[mode][side], { ptid });

/** Key of the draft of a task. */
export const getDraftKey = ({ mode, ptid }: PrintTemplateTask): string => `printTemplate.${mode}.${ptid}`;
