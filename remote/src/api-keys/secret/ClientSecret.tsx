import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import '../api-keys.css';
import { Command } from './Command.tsx';
import { SecretKey } from './SecretKey.tsx';
import { toTokenCurl } from './toCurl.ts';

interface ClientSecretProps {
  readonly clientId: string;
  readonly secret: string;
}

/** A client with its secret, each to copy, and the call that gets a token for it. */
export function ClientSecret({ clientId, secret }: ClientSecretProps) {
  const { t } = useTranslation('apiKeys');
  return (
    <>
      <div className="pr-client-secret">
        <span className="pr-curl__title">{t('client.id')}</span>
        <CopyableId value={clientId} name={t('client.id')}>
          <code className="pr-key-mask" translate="no">
            {clientId}
          </code>
        </CopyableId>
      </div>
      <div className="pr-client-secret">
        <span className="pr-curl__title">{t('secret.label')}</span>
        <SecretKey value={secret} />
      </div>
      <Command title={t('secret.tryToken')} command={toTokenCurl(clientId, secret)} />
    </>
  );
}
