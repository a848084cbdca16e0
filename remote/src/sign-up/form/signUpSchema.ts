import { checkCompanyName, checkUseCaseDetail, checkWorkEmail } from '@portal/shared/domain/onboarding/signupRules';
import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import { addressSchema } from '../../entities/address/addressSchema.ts';
import { requiredTerms } from '../../entities/terms/termsSchema.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import type { SignUpValues } from './signUpValues.ts';

const name = checkedText((text) => checkName(text, { required: true, maxLength: SETTINGS.profile.nameLength }));
const question = string().defined().oneOf(['yes', 'no'], 'error.signup.answerRequired');

/** Both steps, by the rules that the server applies too; it alone knows which domains are refused. */
export const signUpSchema = object({
  firstName: name,
  lastName: name,
  email: checkedText(checkWorkEmail),
  companyName: checkedText(checkCompanyName),
  address: addressSchema,
  annualSpendOver100k: question,
  distributesOnBehalf: question,
  useCase: string().required('error.signup.useCase'),
  useCaseDetail: string()
    .defined()
    .test('detail', (detail, context) => {
      const refusal = checkUseCaseDetail((context.parent as SignUpValues).useCase, detail);
      return refusal === null || context.createError({ message: { ...refusal } });
    }),
  terms: requiredTerms,
});
