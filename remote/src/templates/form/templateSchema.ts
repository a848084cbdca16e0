import { checkLogoAlt } from '@portal/shared/domain/templates/headerImage';
import { bccOf, checkBcc, TEMPLATE_CHECKS } from '@portal/shared/domain/templates/templateRules';
import { object, string } from 'yup';
import { accessFields, checkAccess } from '../../entities/delivery-template/form/accessValues.ts';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { checkedText } from '../../ui/form/checkedText.ts';

const texts = Object.fromEntries(
  Object.entries(TEMPLATE_CHECKS).map(([field, check]) => [field, checkedText((text) => check(text.trim()))]),
);

/** The form of a template, by the rules that the server applies too. */
export const templateSchema = (scopeOptions: ScopeOptions) =>
  object({
    ...texts,
    logoUrl: string().defined(),
    logoAltText: string().when('logoUrl', ([logoUrl]: unknown[]) =>
      checkedText((alt) => checkLogoAlt(String(logoUrl), logoUrl === '' ? '' : alt.trim())),
    ),
    bcc: checkedText((typed) => checkBcc(bccOf(typed))),
    ...accessFields,
  }).test('access', (values, context) => {
    const refusal = checkAccess(values, scopeOptions);
    return refusal === null || context.createError({ path: refusal.path, message: { ...refusal.message } });
  });
