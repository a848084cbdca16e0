import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { getFillPolling } from '../../../entities/cart/getFillPolling.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { readOrderToRepeat } from '../../choicePaths.ts';
import { RepeatedOrder } from '../../history/index.ts';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx';
import type { AlreadyPlacedProps } from '../placing/AlreadyPlaced.tsx';
import { useGetCartQuery } from '../quickOrderApi.ts';
import { CartOrder } from './CartOrder.tsx';
import './locales.ts';

const AlreadyPlaced = lazyPart<AlreadyPlacedProps>(
  async () => (await import('../placing/AlreadyPlaced.tsx')).AlreadyPlaced,
);

/** The order of the cart of the address: that of a file, or any other that holds lines. */
export function CartCheckout({ cartId }: { readonly cartId: string }) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: cart, error, refetch } = useGetCartQuery(cartId, { refetchOnMountOrArgChange: true });
  useGetCartQuery(cartId, getFillPolling(cart));
  const toUploads = <LinkButton to={PATHS.bulkUpload}>{t('toUploads')}</LinkButton>;
  // Also of a cart that was there before.
  if (isApiError(error) && error.status === 404) return <EmptyState text={t('gone')} action={toUploads} />;
  if (cart === undefined)
    return error === undefined ? (
      <CheckoutSkeleton />
    ) : (
      <PartFailure error={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  if (cart.status === 'PLACED')
    return (
      <Suspense fallback={null}>
        <AlreadyPlaced cartId={cartId} onStartNew={() => void navigate(PATHS.bulkUpload)} />
      </Suspense>
    );
  const repeated = readOrderToRepeat(params);
  return (
    <CartOrder
      cart={cart}
      notice={
        repeated && (
          <Suspense fallback={null}>
            <RepeatedOrder {...repeated} />
          </Suspense>
        )
      }
      empty={<EmptyState text={t('empty')} action={toUploads} />}
      onPlaced={() => void refetch()}
    />
  );
}
