import type { Upload } from '@portal/shared/contract/uploads';
import { useTranslation } from 'react-i18next';
import { useRewardNames } from '../../catalog/index.ts';
import { getErrorGroupText } from './getErrorGroupText.ts';

export type ErrorGroup = Upload['causes'][number];

/** Returns what says why the rows of a group are wrong, with the name of the reward that they have in common. */
export function useErrorGroupText(): (group: ErrorGroup) => string {
  const { t, i18n } = useTranslation('upload');
  const names = useRewardNames();
  return ({ i18nKey, value }) => {
    const text = getErrorGroupText(i18n, i18nKey);
    return value === null ? text : `${t('names.quoted', { name: names?.get(value) ?? value })} ${text}`;
  };
}
