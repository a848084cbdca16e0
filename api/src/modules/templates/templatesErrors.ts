import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { isPlaceholderRefusal } from '@portal/shared/domain/ordering/templatePlaceholders';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';

export const TEMPLATE_FAILURES = {
  notFound: {
    status: 404,
    i18nKey: 'error.template.notFound',
    description: 'There is no template of that identifier that the user may use.',
  },
  scopeNotFound: {
    status: 404,
    i18nKey: 'error.account.notFound',
    description: 'There is no such group or account, or it is not one of the user.',
  },
  notYours: {
    status: 403,
    i18nKey: 'error.template.notYours',
    description: 'Only who has every place of a template may change it.',
  },
  standard: {
    status: 403,
    i18nKey: 'error.template.standard',
    description: 'The standard template can only be copied.',
  },
  nameTaken: {
    status: 409,
    i18nKey: 'error.template.nameTaken',
    description: 'The organization has a template of that name.',
    fields: [{ field: 'name', i18nKey: 'error.template.nameTaken' }],
  },
  changed: {
    status: 409,
    i18nKey: 'error.template.changed',
    description: 'Somebody changed the template after it was read.',
  },
  inUse: {
    status: 409,
    i18nKey: 'error.template.inUse',
    description: 'The template is in use.',
  },
  defaultAccess: {
    status: 422,
    code: '159',
    i18nKey: 'error.template.defaultAccess',
    description: 'A template is the default only where everybody may use it.',
    fields: [{ field: 'defaults', i18nKey: 'error.template.defaultAccess' }],
  },
  imageGone: {
    status: 400,
    i18nKey: 'error.validation',
    description: 'The organization has no image of that address.',
    fields: [{ field: 'logoUrl', i18nKey: 'error.image.gone' }],
  },
  underReview: {
    status: 403,
    i18nKey: 'error.template.underReview',
    description: 'Test mails can be sent once the business of the organization was reviewed.',
  },
  tooMany: {
    status: 422,
    i18nKey: 'error.template.tooMany',
    description: 'The organization has as many templates as it may have.',
  },
} as const satisfies Record<string, Failure>;

/** 422 with the field that prevents a preview. */
export const invalidPreview = (field: string, { key, values }: Refusal): AppError =>
  new AppError({
    status: 422,
    i18nKey: 'error.validation',
    description: 'This mail cannot be sent.',
    ...(isPlaceholderRefusal(key) && { code: '163' }),
    fields: [{ field, i18nKey: key, ...(values && { values: { ...values } }) }],
  });

/** 400 at the From address when its domain is none that mails may come from. */
export const wrongFromDomain = (domains: readonly string[]): AppError =>
  new AppError({
    ...COMMON_FAILURES.validation,
    fields: [
      { field: 'fromEmailAddress', i18nKey: 'error.template.fromDomain', values: { domains: domains.join(', ') } },
    ],
  });
