import { brokenPasswordRules } from '@portal/shared/domain/people/passwordRules';
import { object, ref, string } from 'yup';

/** A new password by the rules that the server applies too. */
export const newPassword = string()
  .required('error.password.required')
  .test('rules', 'error.password.rules', (value) => brokenPasswordRules(value).length === 0);

/** A new password and its repetition. */
export const newPasswordSchema = object({
  newPassword,
  repeated: string().oneOf([ref('newPassword')], 'password:mismatch'),
});
