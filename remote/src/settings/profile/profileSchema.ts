import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';

const name = checkedText((text) => checkName(text, { required: true, maxLength: SETTINGS.profile.nameLength }));

/** The profile form: names of 1 to 50 characters. */
export const profileSchema = object({
  firstName: name,
  lastName: name,
  langKey: string().required('error.language.unknown'),
});
