import { PATHS } from '@portal/shared/domain/access/paths';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../permissions/useMayOpen.ts';
import { usePreload } from '../permissions/usePreload.ts';
import { useGetActiveCartQuery } from './cartApi.ts';
import { getFillPolling } from './getFillPolling.ts';
import './cart-link.css';
import './locales.ts';

/** The way to the cart, for those who may open it. */
export const CartLink = () => (useMayOpen(PATHS.cart) ? <CountedLink /> : null);

/** With the number of its rewards; without one while that is not known, about which nothing more is said. */
function CountedLink() {
  const { t } = useTranslation('cartLink');
  const preload = usePreload(PATHS.cart);
  const { data: cart } = useGetActiveCartQuery(undefined);
  useGetActiveCartQuery(undefined, getFillPolling(cart));
  const count = cart?.lineItemCount ?? 0;
  return (
    <Link to={PATHS.cart} className="pr-cart-link" {...preload}>
      <IconShoppingCart size={18} aria-hidden="true" />
      <span className="pr-hidden-text">{t('label', { count })}</span>
      <span aria-hidden="true" className="pr-cart-link__text">
        {t('text')}
      </span>
      {count > 0 && (
        <span aria-hidden="true" className="pr-cart-link__count">
          {t('count', { count })}
        </span>
      )}
    </Link>
  );
}
