import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { separateDrafts } from '../../earlierOrder.ts';
import { CHECKOUT_DRAFT } from '../../orderDraft.ts';
import '../checkout/checkout.css';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { NoReward } from '../checkout/NoReward.tsx';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import { useCheckoutData } from '../checkout/useCheckoutData.tsx';
import { useOrderedReward } from '../checkout/useOrderedReward.ts';
import { LineMails } from '../line-mails/LineMails.tsx';

/** The mails of an order that is not sent yet (`/order/email-templates-simple`). */
export function LineMailsPage() {
  const { t } = useTranslation('quickOrder');
  const ordered = useOrderedReward();
  return (
    <Page>
      <PageHeader title={t('title.lineMails')} subtitle={t('lineMails.about')} />
      {ordered.kind === 'loading' && <PageSkeleton />}
      {ordered.kind === 'ready' && <Order reward={ordered.reward} />}
      {ordered.kind !== 'loading' && ordered.kind !== 'ready' && <NoReward ordered={ordered} />}
    </Page>
  );
}

function Order({ reward }: { readonly reward: CheckoutReward }) {
  const drafts = useDraftStore();
  const [draft] = useState(() => {
    separateDrafts(drafts, reward);
    return drafts.load(CHECKOUT_DRAFT);
  });
  const { start, failure } = useCheckoutData();
  if (failure !== null) return failure;
  if (start === null) return <PageSkeleton />;
  const order = { ...start.initialValues, ...(draft as Partial<CheckoutValues> | undefined) };
  return <LineMails reward={reward} order={order} limits={start.limits} />;
}
