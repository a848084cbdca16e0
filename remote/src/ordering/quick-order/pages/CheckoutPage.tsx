import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { Boundary } from '../../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { isCheckoutForCart, physicalPath, rewardStepPath, type Choice } from '../../choicePaths.ts';
import type { QuickDraftAreaProps } from '../../drafts/QuickDraftArea.tsx';
import { separateDrafts } from '../../earlierOrder.ts';
import { readChoice } from '../../filePaths.ts';
import '../checkout/checkout.css';
import { CheckoutForm, type CheckoutFormProps } from '../checkout/CheckoutForm.tsx';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx';
import type { NoRewardProps } from '../checkout/NoReward.tsx';
import { getRewardUrl } from '../checkout/getRewardUrl.ts';
import { useCheckoutData } from '../checkout/useCheckoutData.tsx';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import { useOrderedReward, type OrderedRewardState } from '../checkout/useOrderedReward.ts';

const QuickDraftArea = lazyPart<QuickDraftAreaProps>(
  async () => (await import('../../drafts/QuickDraftArea.tsx')).QuickDraftArea,
);
const CartCheckout = lazyPart(async () => (await import('../cart/CartCheckout.tsx')).CartCheckout);

const NoReward = lazyPart<NoRewardProps>(async () => (await import('../checkout/NoReward.tsx')).NoReward);

/** The order of the address: a cart that holds lines, or one reward for people who are typed here. */
export function CheckoutPage() {
  const { t } = useTranslation('quickOrder');
  const [params] = useSearchParams();
  const cartId = params.get('cartId');
  const hasSteps = useMayOpen(PATHS.orderReward);
  if (cartId === null && hasSteps) return <Redirect to={toStepPath(readChoice(params))} />;
  if (cartId === null) return <QuickOrder />;
  return (
    <Page keepsBottom>
      <PageHeader title={t('title.cart')} />
      <Suspense fallback={<CheckoutSkeleton />}>
        <CartCheckout key={cartId} cartId={cartId} />
      </Suspense>
    </Page>
  );
}

const toStepPath = (choice: Choice | null): string =>
  choice === null ? PATHS.orderRecipients : rewardStepPath(choice);

/** The order of the reward and amount of the address, by itself or for the cart. */
function QuickOrder() {
  const { t } = useTranslation('quickOrder');
  const [params] = useSearchParams();
  const isForCart = useMayOpen(PATHS.cart) && isCheckoutForCart(params);
  const ordered = useOrderedReward();
  const elsewhere = ordered.kind === 'ready' ? physicalPath(ordered.reward.item.fulfillmentType, ordered.reward) : null;
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  const title =
    isForCart && ordered.kind === 'ready'
      ? t('title.toCart', { reward: ordered.reward.item.rewardName })
      : t(isForCart ? 'title.toCartLoading' : 'title.checkout');
  return (
    <Page keepsBottom>
      <PageHeader title={title} subtitle={getSubtitle(ordered)} />
      {ordered.kind === 'loading' && <CheckoutSkeleton />}
      {ordered.kind === 'ready' && <Checkout key={ordered.reward.utid} reward={ordered.reward} isForCart={isForCart} />}
      {ordered.kind !== 'loading' && ordered.kind !== 'ready' && (
        <Suspense fallback={null}>
          <NoReward ordered={ordered} />
        </Suspense>
      )}
    </Page>
  );
}

/** The reward; a blank line while it loads, so that nothing moves then. */
function getSubtitle(ordered: OrderedRewardState): ReactNode {
  if (ordered.kind === 'ready') return <RewardLine reward={ordered.reward} />;
  return ordered.kind === 'loading' ? '\u00a0' : undefined;
}

function RewardLine({ reward }: { readonly reward: CheckoutReward }) {
  const { t } = useTranslation('quickOrder');
  return (
    <>
      <strong>
        <Money amount={Number(reward.amount)} currencyCode={reward.item.currencyCode} />
      </strong>{' '}
      {reward.item.rewardName} <Link to={getRewardUrl(reward)}>{t('changeReward')}</Link>
    </>
  );
}

interface CheckoutProps {
  readonly reward: CheckoutReward;
  readonly isForCart: boolean;
}

/** Begins with the draft that the server has, where this browser has none of its own. */
function Checkout(props: CheckoutProps) {
  return (
    <Boundary failed={() => <BroughtInCheckout {...props} draft={null} />}>
      <Suspense fallback={<CheckoutSkeleton />}>
        <QuickDraftArea fallback={<CheckoutSkeleton />}>
          {(draft) => <BroughtInCheckout {...props} draft={draft} />}
        </QuickDraftArea>
      </Suspense>
    </Boundary>
  );
}

function BroughtInCheckout({ reward, isForCart, draft }: CheckoutProps & Pick<CheckoutFormProps, 'draft'>) {
  const drafts = useDraftStore();
  // Before the form begins with its draft.
  useState(() => separateDrafts(drafts, reward));
  const { start, failure } = useCheckoutData(isForCart);
  const [order, setOrder] = useState(1);
  if (failure !== null) return failure;
  if (start === null) return <CheckoutSkeleton />;
  // Selecting another account remounts the form; the draft restores the values and the order's own account.
  return (
    <CheckoutForm
      key={`${start.initialValues.accountIdentifier} ${isForCart} ${order}`}
      reward={reward}
      isForCart={isForCart}
      start={start}
      draft={draft}
      onStartNew={() => setOrder(order + 1)}
    />
  );
}
