import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useIsShown } from '../../ui/page/useIsShown.ts';
import { getFailureText } from '../authenticationTexts.ts';

/** Waits for a connection to be saved, says so, and leads to its page. When the form was left meanwhile, the answer is only said. */
export function useSaveConnection() {
  const { t, i18n } = useTranslation('authentication');
  const navigate = useNavigate();
  const notify = useNotify();
  const isShown = useIsShown();
  return async (done: 'created' | 'saved', request: Promise<SsoConnection>): Promise<void> => {
    let saved: SsoConnection;
    try {
      saved = await request;
    } catch (error) {
      if (!isShown()) notify.error(getFailureText(i18n, error, t('failed.save')));
      throw error;
    }
    const { connectionId, displayName } = saved;
    notify.success(t(`connection.${done}`, { name: displayName }));
    if (isShown()) await navigate(generatePath(PATHS.ssoConnection, { connectionId }), { replace: true });
  };
}
