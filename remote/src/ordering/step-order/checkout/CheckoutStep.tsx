import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getFillPolling } from '../../../entities/cart/getFillPolling.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { AlreadyPlaced, useGetCartQuery } from '../../quick-order/index.ts';
import { STEP_PATHS } from '../StepIndicator.tsx';
import { isStepDone, STEPS } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { useOwnCart, type UploadOfOrder } from './useOwnCart.ts';

/** Price, account and notes of the order, and the question before it is placed. Asks for what is missing first. */
export function CheckoutStep({ order }: { readonly order: StepOrder }) {
  const { t } = useTranslation('stepOrder');
  const { upload } = order;
  const missing = STEPS.find((step) => step !== 'checkout' && !isStepDone(step, upload));
  if (upload !== null && missing === undefined) return <CartOfOrder order={order} upload={upload} />;
  const step = missing ?? 'recipients';
  return (
    <EmptyState
      text={t(`missing.${step === 'checkout' ? 'recipients' : step}`)}
      action={<LinkButton to={STEP_PATHS[step]}>{t('missing.goTo', { step: t(`steps.${step}`) })}</LinkButton>}
    />
  );
}

interface CartOfOrderProps {
  readonly order: StepOrder;
  readonly upload: UploadOfOrder;
}

function CartOfOrder({ order, upload }: CartOfOrderProps) {
  const { t } = useTranslation('stepOrder');
  const navigate = useNavigate();
  const { cartId, failure, retry } = useOwnCart(upload, order.onPlaced);
  if (failure !== null) return <PartFailure error={failure} title={t('checkout.failed')} onRetry={retry} />;
  if (cartId === null) return <PageSkeleton rows={6} />;
  const startNew = () => {
    order.reset();
    void navigate(PATHS.orderRecipients);
  };
  return <CartById key={cartId} order={order} upload={upload} cartId={cartId} onStartNew={startNew} />;
}

interface CartByIdProps extends CartOfOrderProps {
  readonly cartId: string;
  readonly onStartNew: () => void;
}

function CartById({ order, upload, cartId, onStartNew }: CartByIdProps) {
  const { t } = useTranslation('stepOrder');
  const { data: cart, error, refetch } = useGetCartQuery(cartId, { refetchOnMountOrArgChange: true });
  useGetCartQuery(cartId, getFillPolling(cart));
  if (cart === undefined)
    return error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure error={error} title={t('checkout.failed')} onRetry={() => void refetch()} />
    );
  if (cart.status === 'PLACED') return <AlreadyPlaced cartId={cartId} onStartNew={onStartNew} />;
  return <CheckoutForm order={order} upload={upload} cart={cart} />;
}
