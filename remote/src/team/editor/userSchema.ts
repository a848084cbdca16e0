import type { Authority } from '@portal/shared/domain/access/permissions';
import { checkEmail, checkName } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { array, boolean, object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';

const name = checkedText((text) => checkName(text, { required: true, maxLength: SETTINGS.profile.nameLength }));

const checkAddress = (email: string): Refusal | null =>
  email.trim() === '' ? { key: 'error.email.required' } : checkEmail(email.trim());

const { accessMax } = SETTINGS.team;
const texts = () => array(string().defined()).defined();

/** The editor of a user, by the rules that the server applies too. */
export const userSchema = (roleAuthorities: (roleId: string) => readonly Authority[]) =>
  object({
    firstName: name,
    lastName: name,
    email: checkedText(checkAddress),
    langKey: string().required('error.language.unknown'),
    roleId: string().defined(),
    authorities: texts(),
    organizationAccess: boolean().defined(),
    customerIdentifiers: texts().max(accessMax, 'access:tooMany'),
    accountIdentifiers: texts().max(accessMax, 'access:tooMany'),
  })
    .test('right', ({ roleId, authorities }, context) => {
      const hasRight = authorities.length + roleAuthorities(roleId).length > 0;
      // The role is asked for first, and gives most users all that they need.
      return hasRight || context.createError({ path: 'roleId', message: { key: 'error.user.noRight' } });
    })
    .test('access', ({ organizationAccess, customerIdentifiers, accountIdentifiers }, context) => {
      const hasAccess = organizationAccess || customerIdentifiers.length + accountIdentifiers.length > 0;
      return hasAccess || context.createError({ path: 'customerIdentifiers', message: { key: 'error.user.noAccess' } });
    });
