import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AttemptNoticesProps } from '../../../entities/attempt/AttemptNotices.tsx';
import { useGetActiveCartQuery } from '../../../entities/cart/cartApi.ts';
import { getFillPolling } from '../../../entities/cart/getFillPolling.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../checkout/checkout.css';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx';
import type { AlreadyPlacedProps } from '../placing/AlreadyPlaced.tsx';
import { useGetCartQuery } from '../quickOrderApi.ts';
import { CartOrder } from '../cart/CartOrder.tsx';
import { EmptiedElsewhere } from '../cart/EmptiedElsewhere.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { StaleCartsNotice } from '../cart/StaleCartsNotice.tsx';
import { useStaleCarts } from '../cart/useStaleCarts.ts';
import '../cart/locales.ts';

const AlreadyPlaced = lazyPart<AlreadyPlacedProps>(
  async () => (await import('../placing/AlreadyPlaced.tsx')).AlreadyPlaced,
);
const AttemptNotices = lazyPart<AttemptNoticesProps>(
  async () => (await import('../../../entities/attempt/AttemptNotices.tsx')).AttemptNotices,
);

const ORDERS = ['ORDER'] as const;

/** The user's active cart: what was put into it from the catalogue and from files, changed here and ordered as one. */
export function CartPage() {
  const { t } = useTranslation(['cart', 'quickOrder']);
  const { data: cart, error, refetch } = useGetActiveCartQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetActiveCartQuery(undefined, getFillPolling(cart));
  const [shownId, setShownId] = useState<string | null>(null);
  // Until the order's page is there, the cart that is gone is nobody else's doing.
  const [isOrdered, setOrdered] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const staleCarts = useStaleCarts();
  if (cart && cart.cartId !== shownId) setShownId(cart.cartId);
  const toCatalog = (variant: 'default' | 'filled', text: string) => (
    <LinkButton to={PATHS.catalog} variant={variant}>
      {text}
    </LinkButton>
  );
  const isFilled = Boolean(cart && cart.lineItemCount > 0);
  // A cart that went while it was shown says so itself.
  const isGone = cart === null && shownId !== null;
  return (
    <Page keepsBottom>
      <PageHeader title={t('quickOrder:title.activeCart')} action={isFilled && toCatalog('default', t('addMore'))} />
      {!isGone && (
        <Suspense fallback={null}>
          <AttemptNotices operations={ORDERS} />
        </Suspense>
      )}
      <StaleCartsNotice carts={staleCarts} />
      {body()}
    </Page>
  );

  function body() {
    if (isOrdered || (cart === undefined && error === undefined)) return <CheckoutSkeleton />;
    if (cart === undefined) return <PartFailure error={error} title={t('failed')} onRetry={() => void refetch()} />;
    const empty = <EmptyState text={t('emptyCart')} action={toCatalog('filled', t('browse'))} />;
    if (cart !== null)
      return (
        <CartOrder
          key={cart.cartId}
          cart={cart}
          empty={empty}
          isEmptied={isEmptied}
          onOrdered={() => setOrdered(true)}
          onPlaced={() => void refetch()}
          actions={(kinds) => (
            <EmptyCart cart={cart} kinds={kinds} onBegin={() => setEmptied(true)} onOvertaken={() => void refetch()} />
          )}
        />
      );
    return (
      <>
        {isGone && staleCarts.length === 0 && <GoneCart cartId={shownId} isEmptied={isEmptied} />}
        {empty}
      </>
    );
  }
}

interface GoneCartProps {
  readonly cartId: string;
  /** It was emptied here. */
  readonly isEmptied: boolean;
}

/** Leads to the order of the cart that was shown here, if it was ordered in another tab; else says that it was emptied there. */
function GoneCart({ cartId, isEmptied }: GoneCartProps) {
  const navigate = useNavigate();
  const { currentData: cart, isError } = useGetCartQuery(cartId, { refetchOnMountOrArgChange: true });
  if (cart?.status === 'PLACED' && !isError)
    return (
      <Suspense fallback={null}>
        <AlreadyPlaced cartId={cartId} onStartNew={() => void navigate(PATHS.catalog)} />
      </Suspense>
    );
  return isError && !isEmptied ? <EmptiedElsewhere /> : null;
}
