import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { lazySchema } from '../../ui/form/lazySchema.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { pendingStep, type PendingStep } from './pendingStep.ts';
import { SignInFailure } from './SignInFailure.tsx';
import { useSignIn } from './useSignIn.ts';

const schema = lazySchema(async () => (await import('./signInSchema.ts')).signInSchema);

const SENSITIVE = ['password'] as const;

interface SignInFormProps {
  /** E-mail address that the form begins with. */
  readonly username?: string;
  readonly onPending: (step: PendingStep) => void;
  /** The way to the company’s sign-in, for whom it takes the place of the password. */
  readonly companyStep: (email: string) => ReactNode;
}

/** E-mail and password; `onPending`: something else is asked for. The server's refusal, alike for known and unknown addresses, or its rate limit is shown in the form. */
export function SignInForm({ username = '', onPending, companyStep }: SignInFormProps) {
  const { t } = useTranslation();
  const { signIn, isSolving } = useSignIn();
  return (
    <FormShell
      initialValues={{ username, password: '' }}
      schema={schema}
      toBody={(values) => ({ ...values, username: values.username.trim() })}
      onSubmit={signIn}
      onSaved={(response) => {
        const step = response === null ? null : pendingStep(response);
        if (step !== null) onPending(step);
      }}
      sensitive={SENSITIVE}
      leaveGuard={false}
      draftKey={null}
      showsFailure={false}
      label={t('action.signIn')}
    >
      <SignInFailure field="username" companyStep={companyStep} />
      <TextField
        name="username"
        type="email"
        label={t('session.email')}
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField name="password" label={t('session.password')} autoComplete="current-password" required />
      {isSolving && <p role="status">{t('session.solving')}</p>}
      <SubmitButton fullWidth>{t('action.signIn')}</SubmitButton>
    </FormShell>
  );
}
