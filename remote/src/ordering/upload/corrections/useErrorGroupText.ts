import type { Upload } from '@portal/shared/contract/uploads';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { useRewardNames } from '../../../entities/catalog/useReward.ts';
import { getErrorGroupText } from './getErrorGroupText.ts';

/** An address that turns emails into texts: a file of numbers reaches its owner. */
const CARRIER = 'error.email.carrier';

export type ErrorGroup = Upload['causes'][number];

/** Returns what says why the rows of a group are wrong, with the name of the reward that they have in common. */
export function useErrorGroupText(): (group: ErrorGroup) => string {
  const { t, i18n } = useTranslation('upload');
  const names = useRewardNames();
  const canText = usePlatform().deliveryMethods.includes('MOBILE');
  return ({ i18nKey, value }) => {
    const reason = getErrorGroupText(i18n, i18nKey);
    const text = canText && i18nKey === CARRIER ? `${reason} ${t('causes.toText')}` : reason;
    return value === null ? text : `${t('names.quoted', { name: names?.get(value) ?? value })} ${text}`;
  };
}
