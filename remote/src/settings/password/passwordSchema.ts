import { ref, string } from 'yup';
import { newPassword, newPasswordSchema } from '../../entities/password/newPasswordSchema.ts';

/** The current password, and a new one that differs. */
export const passwordSchema = newPasswordSchema.shape({
  currentPassword: string().required('error.password.required'),
  newPassword: newPassword.test('unchanged', 'error.password.unchanged', function (value) {
    return value === '' || value !== this.resolve(ref('currentPassword'));
  }),
});
