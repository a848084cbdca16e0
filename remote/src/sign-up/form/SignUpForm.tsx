import type { Signup, SignupBody } from '@portal/shared/contract/signups';
import { PATHS } from '@portal/shared/domain/access/paths';
import { languageOf, toLangKey } from '@portal/shared/domain/people/languages';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { useSignUp } from '../useSignUp.ts';
import { signUpSchema } from './signUpSchema.ts';
import { SignUpSteps } from './SignUpSteps.tsx';
import { EMPTY_SIGN_UP, toSignUpBody, toSignUpField, type SignUpValues } from './signUpValues.ts';

const STEPS: readonly string[] = [PATHS.signup, PATHS.signupCompany];
const staysAt = (pathname: string): boolean => STEPS.includes(pathname);

/** Person and company in two steps. What is typed before sign-in is kept nowhere but on the page. */
export function SignUpForm() {
  // Refusals of the address and of the server stand among the texts that come after sign-in.
  const { t, i18n } = useTranslation(['signUp', 'common', 'business', 'billingAddress', 'terms', 'errors']);
  const navigate = useNavigate();
  const { send, isSolving } = useSignUp();
  const isFirst = useLocation().pathname !== PATHS.signupCompany;
  return (
    <AuthFrame title={t('title.signUp')}>
      {isFirst && <p>{t('intro')}</p>}
      <FormShell<SignUpValues, SignupBody, Signup>
        label={t('title.signUp')}
        initialValues={EMPTY_SIGN_UP}
        schema={signUpSchema}
        toBody={(values) => toSignUpBody(values, toLangKey(languageOf(i18n.language)))}
        onSubmit={send}
        onSaved={(signUp) => void navigate(PATHS.signupCheckEmail, { state: { signUp } })}
        fieldName={toSignUpField}
        errorFallback={t('errors:error.signup.notCreated')}
        staysAt={staysAt}
        draftKey={null}
      >
        <SignUpSteps />
        {isSolving && <p role="status">{t('common:session.solving')}</p>}
      </FormShell>
      {isFirst && (
        <p>
          {t('hasAccount')}{' '}
          <Link className="pr-link" to={PATHS.signIn}>
            {t('signIn')}
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
