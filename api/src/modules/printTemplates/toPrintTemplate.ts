import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { holds } from '@portal/shared/domain/access/permissions';
import { languageOf } from '@portal/shared/domain/people/languages';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { fillText } from '../../texts/deliveryTexts.ts';
import { letterTexts } from '../../texts/letters/letterTexts.ts';
import { defaultsOf, isOwn, toTemplateAccess, type TemplateDefault } from '../templates/index.ts';
import type { PrintTemplateRow } from './printTemplateReadModel.ts';

type StandardTexts = Pick<PrintTemplateRow, 'ptid' | 'name' | 'letter_head_title' | 'message'>;

/** Returns a print template with what it says to a sender of that language: the standard one's texts follow the sender. */
export function inLanguage<Row extends StandardTexts>(row: Row, langKey: string): Row {
  if (row.ptid !== STANDARD_PTID) return row;
  const { name, letterHeadTitle, message } = letterTexts(languageOf(langKey)).standard;
  return { ...row, name, letter_head_title: letterHeadTitle, message };
}

/** The support text that a letter has unless its template has another. */
export const standardSupportText = (langKey: string, supportEmail: string): string =>
  fillText(letterTexts(languageOf(langKey)).support, { email: supportEmail });

/** A print template as serialised for the API. */
export function toPrintTemplate(
  stored: PrintTemplateRow,
  user: SessionUser,
  defaults: readonly TemplateDefault[],
  isDefault = false,
): PrintTemplate {
  const row = inLanguage(stored, user.langKey);
  return {
    deliveryTemplateIdentifier: row.ptid,
    identifier: row.ptid,
    name: row.name,
    companyLogo: row.logo_url,
    useLogo: row.use_logo,
    backgroundColor: row.background_color,
    letterHeadTitle: row.letter_head_title,
    customerServiceMessage: row.support_message,
    usingDefaultCSMessage: row.uses_default_support,
    defaultCSMessage: standardSupportText(user.langKey, row.support_email),
    toName: row.to_name,
    fromName: row.from_name,
    message: row.message,
    platformName: row.platform_name,
    ...toTemplateAccess(row),
    defaults: defaultsOf(row, defaults),
    version: row.version,
    updatedDate: row.created_at.toISOString(),
    isChangeable: holds(user, 'EMAIL_TEMPLATES_MANAGE') && row.ptid !== STANDARD_PTID && isOwn(user, row),
    isDefault,
  };
}
