import { Button } from '@mantine/core';
import type { Signup } from '@portal/shared/contract/signups';
import { checkWorkEmail } from '@portal/shared/domain/onboarding/signupRules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useChangeSignUpEmailMutation } from '../signUpApi.ts';

interface ChangeEmailProps {
  readonly signUp: Signup;
  readonly onChanged: (signUp: Signup) => void;
}

const schema = object({ email: checkedText(checkWorkEmail) });

/** Another address for the same sign-up; the link of the first mail ends. */
export function ChangeEmail({ signUp, onChanged }: ChangeEmailProps) {
  const { t } = useTranslation('signUp');
  const [isOpen, setOpen] = useState(false);
  const [change] = useChangeSignUpEmailMutation();
  if (!isOpen)
    return (
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('checkEmail.change')}
      </Button>
    );
  return (
    <FormShell
      label={t('checkEmail.change')}
      initialValues={{ email: signUp.email }}
      schema={schema}
      toBody={({ email }) => ({ email: email.trim() })}
      onSubmit={(body) => change({ id: signUp.id, body }).unwrap()}
      onSaved={(renewed) => {
        setOpen(false);
        onChanged(renewed);
      }}
      leaveGuard={false}
      draftKey={null}
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('person.email')}
        help={t('checkEmail.changeHelp')}
        autoComplete="email"
        required
      />
      <SubmitButton fullWidth>{t('checkEmail.sendThere')}</SubmitButton>
    </FormShell>
  );
}
