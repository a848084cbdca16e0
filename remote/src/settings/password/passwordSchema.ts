import { brokenPasswordRules } from '@portal/shared/domain/passwordRules';
import { object, ref, string } from 'yup';

/** The new password form: the rules that the server applies too, and the repetition. */
export const passwordSchema = object({
  currentPassword: string().required('error.password.required'),
  newPassword: string()
    .required('error.password.required')
    .test('rules', 'error.password.rules', (value) => brokenPasswordRules(value).length === 0)
    .test('unchanged', 'error.password.unchanged', function (value) {
      return value === '' || value !== this.resolve(ref('currentPassword'));
    }),
  repeated: string().oneOf([ref('newPassword')], 'settings:password.mismatch'),
});
