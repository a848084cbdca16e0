import { checkEmail } from '@portal/shared/domain/ordering/recipientRules';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { SignInFailure } from '../../entities/session/SignInFailure.tsx';
import { CompanyStep } from '../sign-in/CompanyStep.tsx';
import { useAskForLinkMutation } from '../../entities/password/passwordLinksApi.ts';

const schema = object({
  email: string()
    .trim()
    .required('error.email.required')
    .test('form', 'error.email.invalid', (email) => checkEmail(email) === null),
});

/** Asks for a mailed link. What follows is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['recovery', 'common']);
  const navigate = useNavigate();
  const [ask] = useAskForLinkMutation();
  return (
    <AuthFrame title={t('title.forgot')}>
      <p>{t('forgot.intro')}</p>
      <FormShell
        label={t('title.forgot')}
        draftKey={null}
        initialValues={{ email: '' }}
        schema={schema}
        toBody={({ email }) => ({ email: email.trim() })}
        onSubmit={(body) =>
          ask(body)
            .unwrap()
            .then(() => body.email)
        }
        onSaved={(email) => void navigate(PATHS.forgotPasswordSent, { state: { email } })}
        leaveGuard={false}
        showsFailure={false}
      >
        <SignInFailure field="email" companyStep={(email) => <CompanyStep email={email} />} />
        <TextField
          name="email"
          type="email"
          label={t('common:session.email')}
          autoComplete="username"
          inputMode="email"
          required
        />
        <SubmitButton fullWidth>{t('forgot.submit')}</SubmitButton>
      </FormShell>
      <Link className="pr-link" to={PATHS.signIn}>
        {t('toSignIn')}
      </Link>
    </AuthFrame>
  );
}
