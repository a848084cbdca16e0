import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { getHoldSentences } from '../../../entities/order-hold/getHoldSentences.ts';
import { joinSentences } from '../../../i18n/joinSentences.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Tells before an order is placed that it will be held, why, and until when that usually takes. */
export function HoldNotice({ hold }: { readonly hold: NonNullable<Quote['hold']> }) {
  const { t } = useTranslation('orderHold');
  const locale = useLocale();
  return (
    <Notice kind="info" title={t('ahead.title')}>
      {joinSentences(locale, [...getHoldSentences(t, hold, locale), t('ahead.text')])}
    </Notice>
  );
}
