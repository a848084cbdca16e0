import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { useCheckSignUpEmailMutation } from '../signUpApi.ts';
import { CompanyStep } from './CompanyStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import type { SignUpValues } from './signUpValues.ts';

/** The two steps, each with its address. The server is asked about the e-mail address before the company is. */
export function SignUpSteps() {
  const { t } = useTranslation('signUp');
  const { email } = useFormikContext<SignUpValues>().values;
  const { refuseFields } = useContext(FormShellContext);
  const [checkEmail] = useCheckSignUpEmailMutation();
  return (
    <FormWizard
      label={t('step.label')}
      submitLabel={t('submit')}
      cancelTo={PATHS.signIn}
      steps={[
        {
          key: 'person',
          to: { pathname: PATHS.signup, search: '' },
          title: t('step.person'),
          fields: ['firstName', 'lastName', 'email'],
          // Without an answer the address is checked when everything is sent.
          check: () => checkEmail({ email: email.trim() }).unwrap().catch(refuseFields),
          content: <PersonStep />,
        },
        {
          key: 'company',
          to: { pathname: PATHS.signupCompany, search: '' },
          title: t('step.company'),
          fields: [
            'companyName',
            'address',
            'useCase',
            'useCaseDetail',
            'annualSpendOver100k',
            'distributesOnBehalf',
            'terms',
          ],
          content: <CompanyStep />,
        },
      ]}
    />
  );
}
