import { Button } from '@mantine/core';
import type { NewApiCredential } from '@portal/shared/contract/apiCredentials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyActionDialog } from '../actions/KeyActionDialog.tsx';
import '../api-keys.css';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { CurlSample } from '../secret/CurlSample.tsx';
import { FirstCall } from '../secret/FirstCall.tsx';
import { SecretKey } from '../secret/SecretKey.tsx';
import { useApiKey } from '../useApiKey.ts';

interface CreatedKeyProps {
  readonly created: NewApiCredential;
  readonly onClose: () => void;
}

/** The new key, shown once, with a first call to try and whether it came. */
export function CreatedKey({ created, onClose }: CreatedKeyProps) {
  const { t } = useTranslation('apiKeys');
  const { type, credentialId, apiKey, scopes } = created;
  const { currentData: current = created } = useApiKey(type, credentialId);
  if (apiKey === null) return <LostAnswer created={created} onClose={onClose} />;
  return (
    <div className="pr-created-key">
      {current.status === 'INACTIVE' ? (
        <Notice kind="warning">{t('created.deactivated', { name: current.deactivatedBy?.name ?? '' })}</Notice>
      ) : (
        <p>{t('created.once')}</p>
      )}
      <SecretKey value={apiKey} />
      {type === 'RESEARCH_KEY' ? (
        <p className="pr-key-muted">{t('created.research')}</p>
      ) : (
        <>
          <CurlSample apiKey={apiKey} scopes={scopes} />
          {current.status === 'ACTIVE' && <FirstCall apiKey={current} />}
        </>
      )}
      <FormActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </FormActions>
    </div>
  );
}

/** The key was made by a call whose answer did not arrive: it comes by its password now. */
function LostAnswer({ created, onClose }: CreatedKeyProps) {
  const { t } = useTranslation('apiKeys');
  const [isRevealing, setRevealing] = useState(false);
  return (
    <div className="pr-created-key">
      <p>{t('created.lost')}</p>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
        <Button onClick={() => setRevealing(true)}>{t('action.reveal')}</Button>
      </FormActions>
      <KeyActionDialog
        opened={isRevealing ? { action: 'reveal', apiKey: created } : null}
        onClose={() => setRevealing(false)}
      />
    </div>
  );
}
