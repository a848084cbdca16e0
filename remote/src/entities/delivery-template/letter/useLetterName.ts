import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import './locales.ts';

/** Returns what a print template is called on this page: the standard one in the page's language, others as typed. */
export function useLetterName(): <Name extends string | null>(ptid: string | null, name: Name) => Name | string {
  const { t } = useTranslation('letter');
  return useCallback((ptid, name) => (ptid === STANDARD_PTID ? t('standard') : name), [t]);
}
