import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import '../api-keys.css';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useRevealApiKeyMutation } from '../apiKeysApi.ts';

// People who sign in by their company have none.
const schema = object({ password: string().defined() });

interface RevealKeyFormProps {
  readonly credentialId: string;
  /** It was shown, and is hidden again. */
  readonly wasShown: boolean;
  readonly onRevealed: (key: string) => void;
  readonly onClose: () => void;
}

/** Asks for the password, and gets the key. */
export function RevealKeyForm({ credentialId, wasShown, onRevealed, onClose }: RevealKeyFormProps) {
  const { t, i18n } = useTranslation('apiKeys');
  const [revealKey, { reset }] = useRevealApiKeyMutation();
  const reveal = async (password: string) => {
    try {
      return (await revealKey({ credentialId, password }).unwrap()).apiKey;
    } finally {
      // The store would keep the password and the key.
      reset();
    }
  };
  return (
    <FormShell
      label={t('action.reveal')}
      initialValues={{ password: '' }}
      schema={schema}
      toBody={({ password }) => password}
      onSubmit={reveal}
      onSaved={onRevealed}
      errorFallback={t('failed.reveal')}
      leaveGuard={false}
      draftKey={null}
      sensitive={['password']}
    >
      {wasShown && <HiddenAgain />}
      <p>{t('reveal.text')}</p>
      <PasswordField
        name="password"
        label={t('reveal.password')}
        help={t('reveal.passwordHelp')}
        autoComplete="current-password"
      />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {i18n.t('action.cancel')}
        </Button>
        <SubmitButton>{t('action.reveal')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}

/** Has the focus, as the key that had it is gone. */
function HiddenAgain() {
  const { t } = useTranslation('apiKeys');
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => containerRef.current?.focus(), []);
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-key-hidden">
      <Notice kind="info">{t('reveal.hidden')}</Notice>
    </div>
  );
}
