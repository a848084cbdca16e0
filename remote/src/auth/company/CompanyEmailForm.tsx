import type { SsoSignIn } from '@portal/shared/contract/ssoSignIn';
import { checkEmail } from '@portal/shared/domain/ordering/recipientRules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ConnectionChoice } from './ConnectionChoice.tsx';
import { useBeginCompanySignIn } from './useBeginCompanySignIn.ts';

const schema = object({
  email: string()
    .trim()
    .required('error.email.required')
    .test('form', 'error.email.invalid', (email) => checkEmail(email) === null),
});

/** Finds the company's sign-in service by the address of work; of several, the user chooses one. */
export function CompanyEmailForm({ email }: { readonly email: string }) {
  const { t } = useTranslation(['company', 'companySignIn', 'auth', 'common']);
  const { leave } = useBeginCompanySignIn();
  const [connections, setConnections] = useState<SsoSignIn['connections']>([]);
  return (
    <>
      <FormShell
        label={t('auth:title.company')}
        draftKey={null}
        initialValues={{ email }}
        schema={schema}
        toBody={(values) => ({ email: values.email.trim() })}
        onSubmit={(body) => {
          setConnections([]);
          return leave(body);
        }}
        onSaved={setConnections}
        leaveGuard={false}
      >
        <TextField
          name="email"
          type="email"
          label={t('common:session.email')}
          help={t('emailHelp')}
          autoComplete="username"
          inputMode="email"
          required
        />
        <SubmitButton fullWidth>{t('continue')}</SubmitButton>
      </FormShell>
      {connections.length > 0 && <ConnectionChoice connections={connections} />}
    </>
  );
}
