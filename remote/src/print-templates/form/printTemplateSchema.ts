import { checkSupportText, PRINT_TEMPLATE_CHECKS } from '@portal/shared/domain/templates/printTemplateRules';
import { boolean, object, string } from 'yup';
import { accessFields, checkAccess } from '../../entities/delivery-template/form/accessValues.ts';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { SUPPORT_TEXTS } from './printTemplateValues.ts';

const texts = Object.fromEntries(
  Object.entries(PRINT_TEMPLATE_CHECKS).map(([field, check]) => [field, checkedText((text) => check(text.trim()))]),
);

/** The form of a print template, by the rules that the server applies too. */
export const printTemplateSchema = (scopeOptions: ScopeOptions) =>
  object({
    ...texts,
    useLogo: boolean().defined(),
    companyLogo: string().defined(),
    support: string().oneOf(SUPPORT_TEXTS).defined(),
    customerServiceMessage: string().when('support', ([support]: unknown[]) =>
      checkedText((text) => checkSupportText(text.trim(), support !== 'OWN')),
    ),
    ...accessFields,
  }).test('access', (values, context) => {
    const refusal = checkAccess(values, scopeOptions);
    return refusal === null || context.createError({ path: refusal.path, message: { ...refusal.message } });
  });
