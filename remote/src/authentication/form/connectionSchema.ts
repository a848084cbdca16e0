import { SSO_LIMITS } from '@portal/shared/domain/signIn/ssoLimits';
import { object, string } from 'yup';
import { accessFields, hasAccess } from '../../entities/access/accessRules.ts';

/** The form of a connection. What its protocol needs the server asks for once the connection is tested: a draft may lack it. */
export const connectionSchema = object({
  displayName: string().trim().required('error.sso.nameRequired').max(SSO_LIMITS.nameLength, 'error.text.tooLong'),
  newPeople: string().defined(),
  roleId: string()
    .defined()
    .when('newPeople', { is: 'ADMITTED', then: (field) => field.required('error.sso.roleRequired') }),
  ...accessFields,
}).test(
  'access',
  (values, context) =>
    values.newPeople === 'REFUSED' ||
    hasAccess(values) ||
    context.createError({ path: 'customerIdentifiers', message: { key: 'error.sso.newPeopleNoAccess' } }),
);
