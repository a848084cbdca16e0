import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { Can } from '../../../entities/permissions/Can.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { StaleNotice } from '../../../ui/failure/StaleNotice.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Disclosure } from '../../../ui/page/Disclosure.tsx';
import { usePageName } from '../../../ui/page/pageName.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { SupportCases } from '../cases/SupportCases.tsx';
import { useGetOrderLineQuery } from '../historyApi.ts';
import { DeliveryFacts, LineIdentifiers, RewardFacts } from '../line/LineFacts.tsx';
import { lineName } from '../line/lineName.ts';
import { LinePanel } from '../line/LinePanel.tsx';
import { LineSkeleton } from '../line/LineSkeleton.tsx';
import { LineTimeline } from '../line/LineTimeline.tsx';
import { ResendHistory } from '../line/ResendHistory.tsx';
import { rewardOf } from '../order/useLineColumns.tsx';
import { lineStateChips } from '../status/statusChips.tsx';

/** One line of an order beside it (`/orders/{referenceOrderId}/{lineItemNumber}`). */
export function OrderLinePage() {
  const { t } = useTranslation('orderHistory');
  const { referenceOrderId = '', lineNumber = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const {
    currentData: line,
    error,
    refetch,
    fulfilledTimeStamp,
  } = useGetOrderLineQuery({ referenceOrderId, lineNumber }, { refetchOnMountOrArgChange: true });
  const name = line === undefined ? '' : lineName(t, line);
  usePageName(name);
  const close = () => void navigate({ pathname: orderPath(referenceOrderId), search });
  return (
    <LinePanel key={lineNumber} title={name || t('line.title', { number: lineNumber })} onClosed={close}>
      {line && error !== undefined && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={() => void refetch()} />}
      {line ? <LineContent line={line} /> : <WithoutLine error={error} onRetry={() => void refetch()} />}
    </LinePanel>
  );
}

function LineContent({ line }: { readonly line: OrderLineDetail }) {
  const { t, i18n } = useTranslation('orderHistory');
  return (
    <div className="pr-line">
      <div>
        <p className="pr-line__amount">
          <Money amount={line.amount} currencyCode={line.currencyCode} />
        </p>
        <p className="pr-line__for">{rewardOf(t, line)}</p>
        <p className="pr-line__state">
          {lineStateChips(i18n)(line)}
          {line.reason !== null && <span>{t(`reason.${line.reason}`)}</span>}
        </p>
      </div>
      <Section title={t('section.timeline')}>
        <LineTimeline events={line.timeline} />
      </Section>
      {line.resendHistory.length > 0 && (
        <Section title={t('section.resends')}>
          <ResendHistory resends={line.resendHistory} />
        </Section>
      )}
      <Can all={['SUPPORT_CASE_MANAGE']}>
        <SupportCases line={{ referenceOrderId: line.referenceOrderId, lineNumber: line.lineNumber }} />
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
    </div>
  );
}

function WithoutLine({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('orderHistory');
  if (error === undefined) return <LineSkeleton />;
  if (isApiError(error) && error.status === 404) return <EmptyState text={t('line.notFound')} />;
  return <PartFailure error={error} onRetry={onRetry} />;
}
