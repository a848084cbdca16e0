import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';

/** Says why no report can be asked for now; null when one can. */
export function useCreateClosed(): string | null {
  const { t } = useTranslation('reports');
  const blocked = useBlockedReason('REPORT');
  const isOwnSession = useCan({ notEmulated: true });
  return isOwnSession ? blocked : t('create.emulating');
}
