import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { StaleNotice } from '../../../ui/feedback/StaleNotice.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { useGetOrderLineQuery } from '../historyApi.ts';
import { DeliveryFacts, LineIdentifiers, RewardFacts } from '../line/LineFacts.tsx';
import { LinePanel } from '../line/LinePanel.tsx';
import { lineStateChips } from '../status/statusChips.tsx';
import { LineTimeline } from '../line/LineTimeline.tsx';
import { ResendHistory } from '../line/ResendHistory.tsx';

/** One line of an order beside it (`/orders/{referenceOrderId}/{lineItemNumber}`). */
export function OrderLinePage() {
  const { t } = useTranslation('orderHistory');
  const { referenceOrderId = '', lineNumber = '' } = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const {
    currentData: line,
    error,
    refetch,
    fulfilledTimeStamp,
  } = useGetOrderLineQuery({ referenceOrderId, lineNumber }, { refetchOnMountOrArgChange: true });
  const close = () =>
    void navigate(
      { pathname: orderPath(referenceOrderId), search: location.search },
      { state: location.state as unknown },
    );
  return (
    <LinePanel key={lineNumber} title={titleOf(t, line, lineNumber)} onClosed={close}>
      {line && error !== undefined && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={() => void refetch()} />}
      {line ? <LineContent line={line} /> : <WithoutLine error={error} onRetry={() => void refetch()} />}
    </LinePanel>
  );
}

/** Whom the reward is for; its number where nobody is named. */
const titleOf = (t: TFunction<'orderHistory'>, line: OrderLineDetail | undefined, number: string): string =>
  line === undefined || line.recipientName === ''
    ? t('line.title', { number })
    : t('line.titleFor', { recipient: line.recipientName });

function LineContent({ line }: { readonly line: OrderLineDetail }) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <div className="pr-line">
      <div>
        <p className="pr-line__amount">
          <Money amount={line.amount} currencyCode={line.currencyCode} />
        </p>
        <p className="pr-line__for">{line.rewardName}</p>
        <p className="pr-line__state">
          {lineStateChips(i18n)(line.state)}
          {line.reason !== null && t(`reason.${line.reason}`)}
        </p>
      </div>
      <Section title={t('section.timeline')}>
        <LineTimeline events={line.timeline} />
      </Section>
      <Section title={t('section.delivery')}>
        <DeliveryFacts line={line} />
      </Section>
      <Section title={t('section.reward')}>
        <RewardFacts line={line} />
      </Section>
      <Section title={t('section.details')}>
        <LineIdentifiers line={line} />
      </Section>
      {line.resendHistory.length > 0 && (
        <Section title={t('section.resends')}>
          <ResendHistory resends={line.resendHistory} />
        </Section>
      )}
    </div>
  );
}

function WithoutLine({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('orderHistory');
  if (error === undefined) return <PageSkeleton rows={10} />;
  if (isApiError(error) && error.status === 404) return <EmptyState text={t('line.notFound')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
