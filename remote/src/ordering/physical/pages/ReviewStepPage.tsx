import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { useEndBulkDraft } from '../../drafts/useEndBulkDraft.ts';
import { AlreadyPlaced, useGetCartQuery } from '../../quick-order/index.ts';
import { PhysicalStepPage } from '../PhysicalStepPage.tsx';
import { ReviewStep } from '../review/ReviewStep.tsx';

/** Step of a mailed order (`/order/physical/review`). */
export function ReviewStepPage() {
  // Until the order's page is there, the cart that is gone is nobody else's doing.
  const [isOrdered, setOrdered] = useState(false);
  const endDraft = useEndBulkDraft();
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <PhysicalStepPage
      step="review"
      isOrdered={isOrdered}
      begin={() => (shownId === null ? <Redirect to={PATHS.physicalRecipients} /> : <GoneCart cartId={shownId} />)}
    >
      {(order) => (
        <ReviewStep
          order={order}
          onShown={setShownId}
          onOrdered={() => {
            setOrdered(true);
            endDraft(order.cart.cartId);
          }}
        />
      )}
    </PhysicalStepPage>
  );
}

/** Leads to the order of the cart that was reviewed here, if it was placed in another tab; else the order begins anew. */
function GoneCart({ cartId }: { readonly cartId: string }) {
  const navigate = useNavigate();
  const { currentData: cart, isFetching } = useGetCartQuery(cartId, { refetchOnMountOrArgChange: true });
  if (isFetching) return <PageSkeleton rows={6} />;
  return cart?.status === 'PLACED' ? (
    <AlreadyPlaced cartId={cartId} onStartNew={() => void navigate(PATHS.catalog)} />
  ) : (
    <Redirect to={PATHS.physicalRecipients} />
  );
}
