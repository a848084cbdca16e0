import { Suspense, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@portal/shared/domain/access/paths';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { messageText } from '../../../i18n/messageText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import {
  AlreadyPlaced,
  CartAccount,
  CartForm,
  FillProgress,
  isOfSchedule,
  PayingNotice,
  useCartQuote,
  useGetCartQuery,
} from '../../quick-order/index.ts';
import { findFirstOpenStep, type PhysicalOrder } from '../physicalOrder.ts';
import { DigitalLines } from './DigitalLines.tsx';
import { LetterSection } from './LetterSection.tsx';
import './locales.ts';
import { MailedLines } from './MailedLines.tsx';
import './review.css';
import { ShippingSection } from './ShippingSection.tsx';

interface ReviewStepProps {
  readonly order: PhysicalOrder;
  /** The cart that is reviewed; a stable function. */
  readonly onShown: (cartId: string) => void;
  /** The order is placed, and its page is on the way. */
  readonly onOrdered: () => void;
}

/** All that is ordered, with its price, and the question before it is placed. */
export function ReviewStep({ order, onShown, onOrdered }: ReviewStepProps) {
  const navigate = useNavigate();
  const { cartId } = order.cart;
  const { data: cart = order.cart, refetch } = useGetCartQuery(cartId);
  useEffect(() => onShown(cartId), [cartId, onShown]);
  if (cart.status === 'PLACED')
    return <AlreadyPlaced cartId={cartId} onStartNew={() => void navigate(PATHS.catalog)} />;
  return <Review order={order} onOrdered={onOrdered} onPlaced={() => void refetch()} />;
}

interface ReviewProps extends Omit<ReviewStepProps, 'onShown'> {
  /** The cart was ordered elsewhere. */
  readonly onPlaced: () => void;
}

function Review({ order, onOrdered, onPlaced }: ReviewProps) {
  const { t } = useTranslation('physicalReview');
  const { cart } = order;
  const waitsId = useId();
  const price = useCartQuote(cart);
  const { quote } = price;
  const causes = cart.causes.filter((cause) => !isOfSchedule(cause));
  return (
    <div className="pr-checkout">
      <CartAccount cart={cart} onPlaced={onPlaced} />
      {cart.status === 'PAYING' && (
        <Suspense fallback={null}>
          <PayingNotice cartId={cart.cartId} onPlaced={onPlaced} onOpen={onPlaced} />
        </Suspense>
      )}
      {cart.pendingLineItemCount > 0 && <FillProgress cart={cart} waitsId={waitsId} />}
      {causes.length > 0 && <Refused order={order} causes={causes} />}
      <div className="pr-checkout__columns">
        <div className="pr-checkout__column">
          <MailedLines order={order} quote={quote} />
          {!order.isBulk && <LetterSection order={order} quote={quote} />}
          <ShippingSection order={order} quote={quote} />
          <DigitalLines order={order} quote={quote} />
        </div>
        <CartForm
          cart={cart}
          price={price}
          isHeld={causes.length > 0}
          waitsId={waitsId}
          reviewLabel={t('place')}
          isAtOnce={order.digitalLines.length === 0 && !order.hasMoreLines}
          onOrdered={onOrdered}
          onPlaced={onPlaced}
        />
      </div>
    </div>
  );
}

interface RefusedProps {
  readonly order: PhysicalOrder;
  readonly causes: PhysicalOrder['cart']['causes'];
}

/** Why the order cannot be placed by now, with the way to where that is corrected. */
function Refused({ order, causes }: RefusedProps) {
  const { t, i18n } = useTranslation('physicalReview');
  const step = findFirstOpenStep(order);
  // A digital line with something wrong is corrected in the cart.
  const to = step === 'review' ? PATHS.cart : order.to(step);
  return (
    <Notice
      kind="error"
      title={t('refused')}
      actions={
        <LinkButton to={to} size="xs">
          {step === 'review' ? t('change.cart') : t('refusedIn')}
        </LinkButton>
      }
    >
      {causes.map(({ causeId, i18nKey, values }) => (
        <p key={causeId} className="pr-checkout__line">
          {messageText(i18n, { key: i18nKey, ...(values && { values }) })}
        </p>
      ))}
    </Notice>
  );
}
