import { DELIVERY_METHODS, type DeliveryMethod } from '@portal/shared/domain/enumerations';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';

const ICONS = { EMAIL: IconMail, MOBILE: IconDeviceMobileMessage, MAILED: IconMailbox, BULK_PHYSICAL: IconPackage };

/** Delivery methods as icon and text; each once, in a fixed order. */
export function DeliveryMethods({ methods }: { readonly methods: readonly DeliveryMethod[] }) {
  const { t, i18n } = useTranslation('catalog');
  return (
    <ul className="pr-delivery" aria-label={t('catalog.filter.delivery')}>
      {DELIVERY_METHODS.filter((method) => methods.includes(method)).map((method) => {
        const Icon = ICONS[method];
        return (
          <li key={method}>
            <Icon size={16} aria-hidden="true" />
            <span>{getEnumerationLabel(i18n, 'deliveryMethod', method)}</span>
          </li>
        );
      })}
    </ul>
  );
}
