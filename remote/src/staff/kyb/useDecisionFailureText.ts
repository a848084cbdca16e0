import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { isStale } from '../isStale.ts';

/** Why a decision was not saved; one of somebody else is named. */
export function useDecisionFailureText(): (failure: unknown) => string {
  const { t, i18n } = useTranslation('staff');
  return (failure) =>
    isStale(failure)
      ? t('kyb.missed', { name: failure.values?.['name'] ?? '' })
      : apiErrorMessage(i18n, failure, t('kyb.failed'));
}
