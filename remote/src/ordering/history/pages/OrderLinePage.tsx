import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { ENDING_STATUSES } from '@portal/shared/domain/ordering/rewardStatus';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { Can } from '../../../entities/permissions/Can.tsx';
import { DetailDrawer } from '../../../ui/detail/DetailDrawer.tsx';
import { DetailHead } from '../../../ui/detail/DetailHead.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { Boundary } from '../../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Disclosure } from '../../../ui/page/Disclosure.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { getOrder, getOrderLine, useGetOrderLineQuery } from '../historyApi.ts';
import { DeliveryFacts, LineIdentifiers, RewardFacts } from '../line/LineFacts.tsx';
import { getLineName } from '../line/lineName.ts';
import { LineTimeline } from '../line/LineTimeline.tsx';
import { LineActions } from '../line/LineActions.tsx';
import { useLineChange } from '../line/useLineChange.ts';
import { RemedyAdvice } from '../line/RemedyAdvice.tsx';
import { ScheduledFor } from '../schedule/ScheduledFor.tsx';
import { getRewardText } from '../order/getRewardText.ts';
import { lineStateChips, orderStateChips } from '../status/statusChips.tsx';

const SupportCases = lazyPart(async () => (await import('../cases/SupportCases.tsx')).SupportCases);

const ResendHistory = lazyPart(async () => (await import('../line/ResendHistory.tsx')).ResendHistory);

const RewardActions = lazyPart(async () => (await import('../actions/RewardActions.tsx')).RewardActions);

const SENDING_POLL_MS = 5_000;
/** Short enough that money which a recipient spends at a till is seen within seconds. */
const USED_POLL_MS = 3_000;

/** Short enough that a tracking number is seen within seconds. */
const MAILED_POLL_MS = 3_000;

/** True until a mailed reward has arrived or failed. */
const isOnItsWay = ({ deliveryMethod, state, deliveryStatus }: OrderLineDetail): boolean =>
  isMailed(deliveryMethod) && (state === 'PENDING' || state === 'SENDING' || deliveryStatus === 'MAILED');

/** Polling interval of a line in milliseconds; 0 once nothing of it can change by itself. */
function pollMs(line: OrderLineDetail | undefined): number {
  if (line?.lastAction?.state === 'OPEN') return SETTINGS.rewardActions.askAgainMs;
  if (line !== undefined && isOnItsWay(line)) return MAILED_POLL_MS;
  if (line?.state === 'SENDING') return SENDING_POLL_MS;
  return ENDING_STATUSES.some((status) => status === line?.rewardStatus) ? USED_POLL_MS : 0;
}

/** One line of an order beside it (`/orders/{referenceOrderId}/{lineItemNumber}`). */
export function OrderLinePage() {
  const { t } = useTranslation('orderHistory');
  const { referenceOrderId = '', lineNumber = '' } = useParams();
  const address = { referenceOrderId, lineNumber };
  const { currentData: known } = getOrderLine.useQueryState(address);
  const query = useGetOrderLineQuery(address, {
    refetchOnMountOrArgChange: true,
    pollingInterval: pollMs(known),
  });
  const { currentData: line } = query;
  return (
    <DetailDrawer
      key={lineNumber}
      title={line === undefined ? t('line.title', { number: lineNumber }) : getLineName(t, line)}
      query={query}
      waitingFor={t('waiting.line')}
      notFound={t('line.notFound')}
      listPath={orderPath(referenceOrderId)}
    >
      {(shown) => <LineContent line={shown} />}
    </DetailDrawer>
  );
}

function LineContent({ line }: { readonly line: OrderLineDetail }) {
  const { t, i18n } = useTranslation(['orderHistory', 'lineReason']);
  const [action, setAction] = useState<RewardAction | null>(null);
  const { currentData: order } = getOrder.useQueryState(line.referenceOrderId);
  useLineChange(line);
  const isHeld = order?.state === 'ON_HOLD' && line.state === 'PENDING';
  return (
    <>
      <DetailHead
        amount={<Money amount={line.amount} currencyCode={line.currencyCode} />}
        status={isHeld ? orderStateChips(i18n)('ON_HOLD') : lineStateChips(i18n)(line)}
        reference={{ value: lineReference(line.referenceOrderId, line.lineNumber), name: t('copy.lineReference') }}
        actions={<LineActions line={line} onAction={setAction} />}
      >
        <p>{getRewardText(t, line)}</p>
        {line.reason !== null && <p>{t(`lineReason:${line.reason}`)}</p>}
        <RemedyAdvice line={line} />
      </DetailHead>
      {line.schedule !== null && (
        <ScheduledFor
          address={{ referenceOrderId: line.referenceOrderId, lineNumber: line.lineNumber }}
          reference={lineReference(line.referenceOrderId, line.lineNumber)}
          schedule={line.schedule}
        />
      )}
      {(line.possibleActions.length > 0 || line.lastAction !== null || line.reissuedFrom !== null) && (
        <Boundary failed={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
          <Suspense fallback={<TableSkeleton rows={1} />}>
            <RewardActions line={line} action={action} onEnd={() => setAction(null)} />
          </Suspense>
        </Boundary>
      )}
      <Section title={t('section.timeline')}>
        <LineTimeline events={line.timeline} currencyCode={line.currencyCode} />
      </Section>
      {line.resendHistory.length > 0 && (
        <Section title={t('section.resends')}>
          <Boundary failed={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
            <Suspense fallback={<TableSkeleton rows={2} />}>
              <ResendHistory resends={line.resendHistory} />
            </Suspense>
          </Boundary>
        </Section>
      )}
      <Can all={['SUPPORT_CASE_MANAGE']}>
        <Boundary failed={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
          <Suspense fallback={<TableSkeleton rows={2} />}>
            <SupportCases line={{ referenceOrderId: line.referenceOrderId, lineNumber: line.lineNumber }} />
          </Suspense>
        </Boundary>
      </Can>
      <Section title={t('section.delivery')}>
        <DeliveryFacts line={line} />
      </Section>
      <Section title={t('section.reward')}>
        <RewardFacts line={line} />
      </Section>
      <Disclosure title={t('section.details')}>
        <LineIdentifiers line={line} />
      </Disclosure>
    </>
  );
}
