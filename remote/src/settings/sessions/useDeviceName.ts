import type { UserSession } from '@portal/shared/contract/userSessions';
import { useTranslation } from 'react-i18next';

/** How a session's device is called: "Firefox on Linux". */
export function useDeviceName(): (session: Pick<UserSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('settings');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}
