import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

/** The time of the last call with a key. */
export function LastUse({ apiKey: { lastUsedDate } }: { readonly apiKey: Pick<ApiCredential, 'lastUsedDate'> }) {
  const { t } = useTranslation('apiKeys');
  return lastUsedDate === null ? <span>{t('never')}</span> : <RelativeTime at={lastUsedDate} />;
}
