import { SETTINGS } from '@portal/shared/domain/settings';
import type { RemovedCarts } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Carts that were removed as this one was opened, and why. */
export function StaleCartsNotice({ carts }: { readonly carts: RemovedCarts }) {
  const { t } = useTranslation('cart');
  if (carts.length === 0) return null;
  return (
    <Notice kind="info" title={t('stale.title', { count: carts.length })}>
      <span className="pr-cart__two">
        {carts.map(({ accountIdentifier, accountName: account, lineItemCount: count, reason }) => (
          <span key={`${accountIdentifier} ${reason} ${count}`}>
            {t('stale.cart', {
              count,
              account,
              reason: t(`stale.reason.${reason}`, { days: SETTINGS.carts.keptDays }),
            })}
          </span>
        ))}
      </span>
    </Notice>
  );
}
