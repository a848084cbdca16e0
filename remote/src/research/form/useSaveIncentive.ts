import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { useNotify } from '../../ui/feedback/useNotify.ts';

/** Returns what follows when an incentive was saved: it is said, and its page opens. */
export function useSaveIncentive(messageKey: 'created' | 'saved'): (incentive: IncentiveDetail) => void {
  const { t } = useTranslation('research');
  const navigate = useNavigate();
  const notify = useNotify();
  return ({ incentiveId, displayName: name }) => {
    notify.success(t(messageKey, { name }));
    void navigate(generatePath(PATHS.incentive, { incentiveId }), { replace: true });
  };
}
