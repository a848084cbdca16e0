import { Button } from '@mantine/core';
import type { NewApiCredential } from '@portal/shared/contract/apiCredentials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyAction } from '../actions/keyAction.ts';
import { KeyActionDialog } from '../actions/KeyActionDialog.tsx';
import '../api-keys.css';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { ClientSecret } from '../secret/ClientSecret.tsx';
import { CurlSample } from '../secret/CurlSample.tsx';
import { FirstCall } from '../secret/FirstCall.tsx';
import { SecretKey } from '../secret/SecretKey.tsx';
import { useApiKey } from '../useApiKey.ts';
import { useKeyKind } from '../useKeyKind.ts';

interface CreatedKeyProps {
  readonly created: NewApiCredential;
  readonly onClose: () => void;
}

/** The new key, or client with its secret, shown once, with a first call to try and whether it came. */
export function CreatedKey({ created, onClose }: CreatedKeyProps) {
  const { t } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const { type, credentialId, apiKey, clientId, clientSecret, scopes } = created;
  const { currentData: current = created } = useApiKey(type, credentialId);
  const secret = apiKey ?? clientSecret;
  if (secret === null) return <LostAnswer created={created} onClose={onClose} />;
  return (
    <div className="pr-created-key">
      {current.status === 'INACTIVE' ? (
        <Notice kind="warning">{t(`${noun}.deactivated`, { name: current.deactivatedBy?.name ?? '' })}</Notice>
      ) : (
        <p>{t(`${noun}.once`)}</p>
      )}
      {clientId === null ? <SecretKey value={secret} /> : <ClientSecret clientId={clientId} secret={secret} />}
      {type === 'RESEARCH_KEY' ? (
        <p className="pr-key-muted">{t('created.research')}</p>
      ) : (
        <>
          {clientId === null && <CurlSample apiKey={secret} scopes={scopes} />}
          {current.status === 'ACTIVE' && <FirstCall apiKey={current} />}
        </>
      )}
      <FormActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </FormActions>
    </div>
  );
}

/** It was made by a call whose answer did not arrive: a key comes by its password now, a secret never again. */
function LostAnswer({ created, onClose }: CreatedKeyProps) {
  const { t } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const [isAsking, setAsking] = useState(false);
  const action: KeyAction = noun === 'key' ? 'reveal' : 'deactivate';
  return (
    <div className="pr-created-key">
      <p>{t(`${noun}.lost`)}</p>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t(`action.${action}`)}</Button>
      </FormActions>
      <KeyActionDialog
        opened={isAsking ? { action, apiKey: created } : null}
        onClose={() => setAsking(false)}
        onDeactivated={onClose}
      />
    </div>
  );
}
