import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatDay } from '../../../ui/time/formatTime.ts';
import type { ItemBlock } from '../../../entities/catalog/itemState.ts';

/** Says why an item cannot be ordered, and since when where it is known: "Out of stock since 12 Nov 2026". */
export function useBlockText(): (block: ItemBlock) => string {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return ({ reason, since }) => {
    const date = since === null ? Number.NaN : Date.parse(since);
    return Number.isNaN(date)
      ? t(`blocked.${reason}`)
      : t(`blockedSince.${reason}`, { date: formatDay(new Date(date), locale) });
  };
}
