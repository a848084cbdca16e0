import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { BulkRecipientsProps } from '../bulk/BulkRecipients.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { PhysicalStepPage } from '../PhysicalStepPage.tsx';
import type { RecipientsStepProps } from '../recipients/RecipientsStep.tsx';

const BulkRecipients = lazyPart<BulkRecipientsProps>(
  async () => (await import('../bulk/BulkRecipients.tsx')).BulkRecipients,
);
const RecipientsStep = lazyPart<RecipientsStepProps>(
  async () => (await import('../recipients/RecipientsStep.tsx')).RecipientsStep,
);

const draw = (order: PhysicalOrder | null, isBulk: boolean, onPlaced: () => void) =>
  isBulk ? <BulkRecipients order={order} /> : <RecipientsStep order={order} onPlaced={onPlaced} />;

const noCart = () => undefined;

/** Step of a mailed order (`/order/physical/recipients`); with `?bulk` that of many cards to one address. */
export const RecipientsStepPage = () => (
  <PhysicalStepPage step="recipients" begin={(isBulk) => draw(null, isBulk, noCart)}>
    {(order, refetch) => draw(order, order.isBulk, refetch)}
  </PhysicalStepPage>
);
