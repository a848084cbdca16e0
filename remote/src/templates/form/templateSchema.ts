import { TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { checkLogoAlt } from '@portal/shared/domain/templates/headerImage';
import { bccOf, checkBcc, TEMPLATE_CHECKS } from '@portal/shared/domain/templates/templateRules';
import { array, object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';
import type { ScopeOptions } from './scopeOptions.ts';
import { getChosenScopes, getDefaultsOutsideAccess } from './templateValues.ts';

const keys = () => array(string().defined()).defined();
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
    templateAccess: string().oneOf(TEMPLATE_ACCESS_LEVELS).defined(),
    groups: keys(),
    accounts: keys(),
    defaults: keys(),
  })
    .test('places', (values, context) => {
      const path = values.templateAccess === 'CUSTOMER' ? 'groups' : 'accounts';
      const isNamed = values.templateAccess === 'PLATFORM' || getChosenScopes(values).length > 0;
      return isNamed || context.createError({ path, message: { key: 'error.template.places' } });
    })
    .test(
      'defaults',
      (values, context) =>
        getDefaultsOutsideAccess(values, scopeOptions).length === 0 ||
        context.createError({ path: 'defaults', message: { key: 'error.template.defaultAccess' } }),
    );
