import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { useKeyKind } from '../useKeyKind.ts';
import { LastUse } from './LastUse.tsx';

/** The last use of a key as a text of its own. */
export function UseNote({ apiKey }: { readonly apiKey: ApiCredential }) {
  const { t } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  if (apiKey.lastUsedDate === null) return <span>{t(`${noun}.neverUsed`)}</span>;
  return (
    <span>
      <span>{t('column.lastUse')}</span> <LastUse apiKey={apiKey} />
    </span>
  );
}
