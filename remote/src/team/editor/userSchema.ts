import type { Authority } from '@portal/shared/domain/access/permissions';
import { checkEmail, checkName } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { array, object, string } from 'yup';
import { accessFields, hasAccess } from '../../entities/access/accessRules.ts';
import { checkedText } from '../../ui/form/checkedText.ts';

const name = checkedText((text) => checkName(text, { required: true, maxLength: SETTINGS.profile.nameLength }));

const checkAddress = (email: string): Refusal | null =>
  email.trim() === '' ? { key: 'error.email.required' } : checkEmail(email.trim());

/** The editor of a user, by the rules that the server applies too. */
export const userSchema = (roleAuthorities: (roleId: string) => readonly Authority[]) =>
  object({
    firstName: name,
    lastName: name,
    email: checkedText(checkAddress),
    langKey: string().required('error.language.unknown'),
    roleId: string().defined(),
    authorities: array(string().defined()).defined(),
    ...accessFields,
  })
    .test('right', ({ roleId, authorities }, context) => {
      const hasRight = authorities.length + roleAuthorities(roleId).length > 0;
      // The role is asked for first, and gives most users all that they need.
      return hasRight || context.createError({ path: 'roleId', message: { key: 'error.user.noRight' } });
    })
    .test(
      'access',
      (values, context) =>
        hasAccess(values) ||
        context.createError({ path: 'customerIdentifiers', message: { key: 'error.user.noAccess' } }),
    );
