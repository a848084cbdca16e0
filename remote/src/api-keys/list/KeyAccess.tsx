import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { ShortList } from '../../ui/hint/ShortList.tsx';

/** The accounts that a key may use: the first, and how many more. */
export function KeyAccess({ apiKey }: { readonly apiKey: ApiCredential }) {
  const { t } = useTranslation('apiKeys');
  const { organizationAccess, groups, accounts } = apiKey;
  if (organizationAccess) return <span>{t('access.all')}</span>;
  if (groups.length + accounts.length === 0) return <span>{t('access.none')}</span>;
  return <ShortList names={[...groups, ...accounts].map(({ displayName }) => displayName)} />;
}
