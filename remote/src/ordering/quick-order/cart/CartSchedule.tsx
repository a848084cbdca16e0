import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ScheduleChoice } from '../../schedule/ScheduleChoice.tsx';

/** When all lines of a cart are sent; says why some cannot wait. */
export function CartSchedule({ cart }: { readonly cart: ShoppingCart }) {
  const { t, i18n } = useTranslation('schedule');
  const locale = useLocale();
  const { unschedulableRewards: names, lineItemCount } = cart;
  const { linesBelow } = SETTINGS.schedule;
  const rewards = new Intl.ListFormat(locale).format(names);
  const tooMany = i18n.t('errors:error.schedule.tooManyLines', {
    max: new Intl.NumberFormat(locale).format(linesBelow),
  });
  const refusal =
    names.length > 0 ? t('unschedulable', { rewards }) : lineItemCount >= linesBelow ? tooMany : undefined;
  return <ScheduleChoice refusal={refusal} />;
}
