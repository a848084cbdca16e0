import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { CommonDelivery } from './commonDelivery.ts';

/** Says once how the rewards of a page are delivered; a card says it itself where it differs. */
export function DeliveryNote({ delivery }: { readonly delivery: CommonDelivery | null }) {
  const { t, i18n } = useTranslation('catalog');
  const locale = useLocale();
  if (delivery === null) return null;
  const methods = new Intl.ListFormat(locale).format(
    delivery.methods.map((method) => getEnumerationLabel(i18n, 'deliveryMethod', method)),
  );
  return <p>{t(delivery.isEverywhere ? 'catalog.delivery' : 'catalog.deliveryMostly', { methods })}</p>;
}
