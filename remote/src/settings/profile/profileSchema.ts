import { checkName } from '@portal/shared/domain/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';

const name = () =>
  string().test('name', (value, context) => {
    const refusal = checkName(value ?? '', { required: true, maxLength: SETTINGS.profile.nameLength });
    return refusal === null ? true : context.createError({ message: { ...refusal } });
  });

/** The profile form: names of 1 to 50 characters. */
export const profileSchema = object({
  firstName: name(),
  lastName: name(),
  langKey: string().required('error.language.unknown'),
});
