import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { templateNameIn } from '../../texts/standardTemplate.ts';
import { findPrintTemplateName, printTemplateInLanguage } from '../printTemplates/index.ts';
import { findTemplateName } from '../templates/index.ts';

/** Reads the name of the template of a line's mail or letter, for the user; null where it has none. */
export async function readTemplateName(
  executor: Executor,
  { platformId, langKey }: SessionUser,
  { etid, ptid }: { readonly etid: string | null; readonly ptid: string | null },
): Promise<string | null> {
  if (ptid === null)
    return templateNameIn(etid, etid === null ? null : await findTemplateName(executor, platformId, etid), langKey);
  const name = await findPrintTemplateName(executor, platformId, ptid);
  return name === null ? null : printTemplateInLanguage({ ptid, name, ...NO_TEXTS }, langKey).name;
}

const NO_TEXTS = { letter_head_title: '', message: '' };
