import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';

/** Leads to the step before: of a bulk shipment, which has no letter, to its address. */
export function BackButton({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalShipping');
  return (
    <LinkButton to={order.to(order.isBulk ? 'recipients' : 'personalization')} variant="default">
      {t('back')}
    </LinkButton>
  );
}
