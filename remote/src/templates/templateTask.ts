import { PATHS } from '@portal/shared/domain/access/paths';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { generatePath, matchPath, type Location } from 'react-router-dom';

/** The steps of the form of a template before its review, as its addresses end. */
export const TEMPLATE_STEPS = ['details', 'access-level', 'defaults'] as const;
export type TemplateStep = (typeof TEMPLATE_STEPS)[number] | 'review';

/** The act of the form and the template that it concerns: a new one begins with the standard one. */
export interface TemplateTask {
  readonly act: 'create' | 'edit' | 'duplicate';
  readonly etid: string;
}

const PATH_OF = {
  create: PATHS.createEmailTemplate,
  edit: PATHS.editEmailTemplate,
  duplicate: PATHS.duplicateEmailTemplate,
} as const;
const OF_TEMPLATE = ['edit', 'duplicate'] as const;

/** The task of an address; the review, which all have in common, names it after the question mark. */
export function taskAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): TemplateTask {
  const query = new URLSearchParams(search);
  for (const act of OF_TEMPLATE) {
    const etid = matchPath({ path: PATH_OF[act], end: false }, pathname)?.params.etid ?? query.get(act);
    if (etid) return { act, etid };
  }
  return { act: 'create', etid: STANDARD_ETID };
}

/** The address of a step of a task. */
export function stepOf({ act, etid }: TemplateTask, step: TemplateStep) {
  if (step !== 'review') return { pathname: `${generatePath(PATH_OF[act], { etid })}/${step}`, search: '' };
  const search = act === 'create' ? '' : `?${new URLSearchParams({ [act]: etid }).toString()}`;
  return { pathname: PATHS.reviewEmailTemplate, search };
}

/** The address at which a task begins. */
export const startOf = (act: TemplateTask['act'], etid: string = STANDARD_ETID): string =>
  stepOf({ act, etid }, 'details').pathname;

/** Key of the draft of a task. */
export const draftOf = ({ act, etid }: TemplateTask): string => `emailTemplate.${act}.${etid}`;
