import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Skeleton } from '@mantine/core';
import { useFormikContext } from 'formik';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Boundary } from '../../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { SaveForLaterProps } from '../../drafts/SaveForLater.tsx';
import type { OrderDraftOfPage } from '../../drafts/useDraftSync.ts';
import { OrderSteps, type OrderStep } from '../../steps/OrderSteps.tsx';
import { useTypingStart } from '../../../ui/form/useTypingStart.ts';
import { AccountNotice } from '../account/AccountNotice.tsx';
import { AccountSection } from '../account/AccountSection.tsx';
import { MessageSection } from '../message/MessageSection.tsx';
import { PriceBox } from '../price/PriceBox.tsx';
import { usePriceOfForm } from '../price/usePriceOfForm.ts';
import type { Pricing } from '../price/usePricing.ts';
import type { AddToCartProps } from '../cart/AddToCart.tsx';
import type { AlreadyPlacedProps } from '../placing/AlreadyPlaced.tsx';
import { usePlacedElsewhere } from '../placing/usePlacedElsewhere.ts';
import { RecipientsSection } from '../recipients/RecipientsSection.tsx';
import type { CheckoutConflictProps } from './CheckoutConflict.tsx';
import { invalidValues, type CheckoutLimits } from './checkoutSchema.ts';
import type { CheckoutValues, OrderContent } from './checkoutValues.ts';
import { readOrderDraft, writeOrderDraft } from '../../orderDraft.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { getRewardUrl } from './getRewardUrl.ts';
import { CheckoutContext, useCheckout, type Checkout, type CheckoutReward } from './useCheckout.ts';
import { useRefusedPrice } from './useRefusedPrice.ts';

const AlreadyPlaced = lazyPart<AlreadyPlacedProps>(
  async () => (await import('../placing/AlreadyPlaced.tsx')).AlreadyPlaced,
);
const CheckoutConflict = lazyPart<CheckoutConflictProps>(
  async () => (await import('./CheckoutConflict.tsx')).CheckoutConflict,
);
const SaveForLater = lazyPart<SaveForLaterProps>(
  async () => (await import('../../drafts/SaveForLater.tsx')).SaveForLater,
);
const MessagePreview = lazyPart(async () => (await import('../message/MessagePreview.tsx')).MessagePreview);
const AddToCart = lazyPart<AddToCartProps>(async () => (await import('../cart/AddToCart.tsx')).AddToCart);

/** The steps on this page, in the order of their sections. */
const STEPS = [2, 3, 4] as const;
const FIELDS = {
  2: ['recipients'],
  3: ['etid', 'senderName', 'subject', 'message', 'carrierMessage'],
  4: ['accountIdentifier', 'paymentSourceIdentifier', 'purchaseOrderNumber', 'notes', 'schedule'],
} as const satisfies Record<(typeof STEPS)[number], readonly (keyof CheckoutValues)[]>;

interface CheckoutBodyProps {
  readonly reward: CheckoutReward;
  readonly isForCart: boolean;
  readonly accounts: readonly Account[];
  readonly limits: CheckoutLimits;
  readonly pricing: Pricing;
  readonly keepTextConsent: Checkout['keepTextConsent'];
  readonly toContent: (values: CheckoutValues) => OrderContent;
  readonly draft: OrderDraftOfPage | null;
  readonly onStartNew: () => void;
}

/** Sections and price box of the order with their shared state; the outlet renders the confirm dialog. */
export function CheckoutBody({
  reward,
  isForCart,
  accounts,
  limits,
  pricing,
  keepTextConsent,
  toContent,
  draft,
  onStartNew,
}: CheckoutBodyProps) {
  const { values, errors, isSubmitting } = useFormikContext<CheckoutValues>();
  const { t } = useTranslation('quickOrder');
  const { pathname, search } = useLocation();
  const [section, setSection] = useState<OrderStep>(2);
  const sections = useTypingStart<HTMLFieldSetElement>('nothing');
  const invalid = useMemo(() => invalidValues(values, limits), [values, limits]);
  const isValid = invalid.length === 0;
  const { methods, mobileCheck } = limits;
  const content = useMemo(() => (isValid ? toContent(values) : null), [isValid, values, toContent]);
  const priceState = usePriceOfForm(pricing, isForCart ? null : content);
  const checkout = useMemo(
    () => ({ reward, isForCart, accounts, pricing, content, priceState, keepTextConsent, methods, mobileCheck }),
    [reward, isForCart, accounts, pricing, content, priceState, keepTextConsent, methods, mobileCheck],
  );
  useRewardInDraft(reward);
  useRefusedPrice(pricing);
  const conflict = draft?.conflict ?? null;
  usePlacedElsewhere(pricing, conflict);
  const { placedCartId } = pricing;
  const isOpen = placedCartId === null && !isSubmitting;
  const here = { pathname, search };
  const goTo = (section: number) =>
    sections.current?.children[section]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  return (
    <CheckoutContext value={checkout}>
      {placedCartId === null ? (
        <>
          {draft !== null && conflict !== null && (
            <Suspense fallback={null}>
              <CheckoutConflict draft={draft} conflict={conflict} onTaken={onStartNew} />
            </Suspense>
          )}
          <AccountNotice />
        </>
      ) : (
        <Suspense fallback={null}>
          <AlreadyPlaced cartId={placedCartId} onStartNew={onStartNew} />
        </Suspense>
      )}
      <OrderSteps
        current={pathname.endsWith('/confirm') ? 5 : section}
        last={isForCart ? 3 : 5}
        links={isOpen ? { 1: getRewardUrl(reward), 2: here, 3: here, 4: here } : {}}
        onGo={{ 2: () => goTo(0), 3: () => goTo(1), 4: () => goTo(2) }}
        invalid={STEPS.filter((step) =>
          FIELDS[step].some((field) => invalid.includes(field) || errors[field] !== undefined),
        )}
      />
      <div className="pr-checkout__columns pr-checkout__columns--form">
        <fieldset
          ref={sections}
          role="presentation"
          disabled={!isOpen}
          className="pr-checkout__sections"
          // Browsers scroll only text fields into view; `scroll-margin` keeps any control clear of what is sticky.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        >
          <RecipientsSection onEnter={() => setSection(2)} />
          <MessageSection onEnter={() => setSection(3)} />
          <AccountSection onEnter={() => setSection(4)} />
        </fieldset>
        <div className="pr-checkout__side">
          {placedCartId === null ? <Priced toContent={toContent} draft={draft} /> : <PriceBox />}
          <Boundary
            failed={(failure, retry) => <PartFailure error={failure} title={t('preview.failed')} onRetry={retry} />}
          >
            <Suspense fallback={<Skeleton height={280} radius={8} />}>
              <MessagePreview />
            </Suspense>
          </Boundary>
        </div>
      </div>
      <Outlet />
    </CheckoutContext>
  );
}

/** The price with the ways on: the order by itself, or its rewards into the cart. */
function Priced({ toContent, draft }: Pick<CheckoutBodyProps, 'toContent' | 'draft'>) {
  const { isForCart } = useCheckout();
  const hasCart = useMayOpen(PATHS.cart);
  const { values, dirty } = useFormikContext<CheckoutValues>();
  const { isClosed, describedBy, reason } = useOrderingClosed(values.accountIdentifier);
  const closed = { disabled: isClosed, 'aria-describedby': describedBy };
  const toCart = hasCart && (
    <Suspense fallback={null}>
      <AddToCart {...closed} toContent={toContent} variant={isForCart ? 'filled' : 'default'} />
    </Suspense>
  );
  const later = dirty && draft?.isKept === true && (
    <Suspense fallback={null}>
      <SaveForLater draft={draft} />
    </Suspense>
  );
  const afterIt = (
    <>
      {later}
      {reason}
    </>
  );
  if (isForCart) return <PriceBox action={toCart} more={afterIt} />;
  return (
    <PriceBox
      action={<ReviewButton {...closed} />}
      more={
        <>
          {toCart}
          {afterIt}
        </>
      }
    />
  );
}

/** Stores the ordered reward with the draft, so that the order can be resumed from another page. */
function useRewardInDraft({ utid, amount, item: { rewardName, currencyCode } }: CheckoutReward): void {
  const drafts = useDraftStore();
  const { dirty } = useFormikContext<CheckoutValues>();
  useEffect(() => {
    if (!dirty) return;
    const reward = { utid, amount, currencyCode, brandName: rewardName };
    writeOrderDraft(drafts, { ...readOrderDraft(drafts), reward });
  }, [dirty, drafts, utid, amount, currencyCode, rewardName]);
}
