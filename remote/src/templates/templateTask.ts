import { PATHS } from '@portal/shared/domain/access/paths';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { generatePath, matchPath, type Location } from 'react-router-dom';
import type { TemplateStep } from './templateSteps.ts';

/** The mode of the form and the template that it concerns: a new one begins with the standard one. */
export interface TemplateTask {
  readonly mode: 'create' | 'edit' | 'duplicate';
  readonly etid: string;
}

const PATH_BY_MODE = {
  create: PATHS.createEmailTemplate,
  edit: PATHS.editEmailTemplate,
  duplicate: PATHS.duplicateEmailTemplate,
} as const;
const TEMPLATE_MODES = ['edit', 'duplicate'] as const;

/** The task of an address; the review, which all have in common, names it after the question mark. */
export function readTemplateTask({ pathname, search }: Pick<Location, 'pathname' | 'search'>): TemplateTask {
  const query = new URLSearchParams(search);
  for (const mode of TEMPLATE_MODES) {
    const etid = matchPath({ path: PATH_BY_MODE[mode], end: false }, pathname)?.params.etid ?? query.get(mode);
    if (etid) return { mode, etid };
  }
  return { mode: 'create', etid: STANDARD_ETID };
}

/** The address of a step of a task. */
export function getStepLocation({ mode, etid }: TemplateTask, step: TemplateStep) {
  if (step !== 'review') return { pathname: `${generatePath(PATH_BY_MODE[mode], { etid })}/${step}`, search: '' };
  const search = mode === 'create' ? '' : `?${new URLSearchParams({ [mode]: etid }).toString()}`;
  return { pathname: PATHS.reviewEmailTemplate, search };
}

/** The address at which a task begins. */
export const getStartPath = (mode: TemplateTask['mode'], etid: string = STANDARD_ETID): string =>
  getStepLocation({ mode, etid }, 'details').pathname;

/** Key of the draft of a task. */
export const getDraftKey = ({ mode, etid }: TemplateTask): string => `emailTemplate.${mode}.${etid}`;
