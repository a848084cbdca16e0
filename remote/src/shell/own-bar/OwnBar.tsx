import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Later } from '../../ui/lazy/Later.tsx';
import { AccountButton } from '../account-switcher/AccountButton.tsx';
import '../locales.ts';
import './own-bar.css';
import { TemplatesLink } from './TemplatesLink.tsx';

const CartLink = lazyPart(async () => (await import('../../entities/cart/CartLink.tsx')).CartLink);

/** The account with its switcher, the templates in the portal, and the cart: ordering stands alone in a page that has none of them. */
export function OwnBar() {
  const { t } = useTranslation('shell');
  return (
    <section className="pr-own-bar" aria-label={t('nav.bar')}>
      <AccountButton isCompact={false} />
      <div className="pr-own-bar__links">
        <Later>
          <TemplatesLink />
          <CartLink />
        </Later>
      </div>
    </section>
  );
}
