import { Button } from '@mantine/core';
import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FORM_WIDTH, KEY_WIDTH } from '../secret/dialogWidths.ts';
import { RevealedKey } from './RevealedKey.tsx';
import { RevealKeyForm } from './RevealKeyForm.tsx';

interface RevealKeyDialogProps {
  readonly apiKey: ApiCredential;
  readonly onClose: () => void;
}

/** Shows a key for a while, after the password. */
export function RevealKeyDialog({ apiKey: { credentialId, displayName: name }, onClose }: RevealKeyDialogProps) {
  const { t } = useTranslation('apiKeys');
  const [shown, setShown] = useState<string | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const show = (key: string) => {
    setShown(key);
    setWasShown(true);
  };
  return (
    <Dialog
      opened
      title={t('reveal.title', { name })}
      onClose={onClose}
      width={shown === null ? FORM_WIDTH : KEY_WIDTH}
    >
      {shown !== null ? (
        <>
          <RevealedKey value={shown} onEnd={() => setShown(null)} />
          <FormActions>
            <Button variant="default" onClick={onClose}>
              {t('done')}
            </Button>
          </FormActions>
        </>
      ) : (
        <RevealKeyForm credentialId={credentialId} wasShown={wasShown} onRevealed={show} onClose={onClose} />
      )}
    </Dialog>
  );
}
