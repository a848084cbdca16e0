import type { LetterPreviewBody, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { tidyName } from '@portal/shared/domain/people/names';
import { headerImageHash } from '@portal/shared/domain/templates/headerImage';
import { checkSupportText, PRINT_TEMPLATE_CHECKS } from '@portal/shared/domain/templates/printTemplateRules';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { PrintTemplateContent } from './printTemplateRepository.ts';

const LETTER_FIELDS = ['backgroundColor', 'letterHeadTitle', 'toName', 'fromName', 'message'] as const;

/** The content of a letter; its name is none of it. */
export type LetterContent = Required<Omit<PrintTemplateContent, 'name'>>;

/** The columns of a body. Raises 400 naming each wrong field. */
export function toPrintContent(body: PrintTemplateBody): PrintTemplateContent {
  const fields = [...fieldErrors('name', PRINT_TEMPLATE_CHECKS.name(body.name)), ...letterErrors(body)];
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return { name: tidyName(body.name), ...columnsOf(body) };
}

/** The columns of a letter that need not be saved. Raises 400 naming each wrong field. */
export function toLetterContent(body: LetterPreviewBody): LetterContent {
  const fields = letterErrors(body);
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return columnsOf(body);
}

const letterErrors = (body: Omit<LetterPreviewBody, 'sample'>) => [
  ...LETTER_FIELDS.flatMap((field) => fieldErrors(field, PRINT_TEMPLATE_CHECKS[field](body[field]))),
  ...fieldErrors('customerServiceMessage', checkSupportText(body.customerServiceMessage, body.usingDefaultCSMessage)),
  ...fieldErrors('companyLogo', checkLogo(body.companyLogo)),
];

const columnsOf = (body: Omit<LetterPreviewBody, 'sample'>): LetterContent => ({
  use_logo: body.useLogo,
  logo_url: body.companyLogo ? body.companyLogo : null,
  background_color: body.backgroundColor,
  uses_default_support: body.usingDefaultCSMessage,
  support_message: body.usingDefaultCSMessage ? '' : body.customerServiceMessage,
  letter_head_title: body.letterHeadTitle,
  to_name: body.toName,
  from_name: body.fromName,
  message: body.message,
});

const checkLogo = (logoUrl: string | null | undefined): Refusal | null =>
  logoUrl && headerImageHash(logoUrl) === null ? { key: 'error.image.gone' } : null;
