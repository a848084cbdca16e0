import { commaList } from '@portal/shared/domain/money/commaList';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { useAccountName } from './useAccountName.ts';

const NAMED_MAX = 3;

/** Returns the names of the accounts of a list by its address, comma-separated identifiers; of many, how many they are. */
export function useAccountNames(identifiers: string): string {
  const { t } = useTranslation('signedIn');
  const locale = useLocale();
  const getName = useAccountName();
  const accounts = commaList(identifiers);
  return accounts.length > NAMED_MAX
    ? t('accountCount', { count: accounts.length })
    : new Intl.ListFormat(locale).format(accounts.map(getName));
}
