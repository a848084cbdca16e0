import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import type { KeyAction } from '../actions/keyAction.ts';
import { KeyActionDialog } from '../actions/KeyActionDialog.tsx';
import { KeyDetail } from '../detail/KeyDetail.tsx';
import { useApiKey } from '../useApiKey.ts';
import { useKeyKind } from '../useKeyKind.ts';

/** One key beside the list (`/settings/api-key-management/{credentialId}`). */
export function ApiKeyPage() {
  const { t, i18n } = useTranslation('apiKeys');
  const { type, noun, listPath } = useKeyKind();
  const { credentialId = '' } = useParams();
  const [action, setAction] = useState<KeyAction | null>(null);
  const query = useApiKey(type, credentialId);
  return (
    <DetailDrawer
      key={credentialId}
      title={query.currentData?.displayName ?? t(`${noun}.one`)}
      query={query}
      waitingFor={t(`${noun}.one`)}
      notFound={i18n.t('errors:error.apiCredential.notFound')}
      listPath={listPath}
    >
      {(apiKey) => (
        <>
          <KeyDetail apiKey={apiKey} onAction={setAction} />
          <KeyActionDialog opened={action && { action, apiKey }} onClose={() => setAction(null)} />
        </>
      )}
    </DetailDrawer>
  );
}
