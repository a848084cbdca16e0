import type { TimelineEvent } from '@portal/shared/contract/orders';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money/Money.tsx';
import { ScheduledTimeText } from '../../schedule/ScheduledTimeText.tsx';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';

interface LineTimelineProps {
  readonly events: readonly TimelineEvent[];
  /** Currency of the reward. */
  readonly currencyCode: string;
}

/** Lists the events of a line, newest first, with time, actor, amount and reason. */
export function LineTimeline({ events, currencyCode }: LineTimelineProps) {
  const { t } = useTranslation(['orderHistory', 'common', 'lineReason']);
  const newestFirst = events.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <ol className="pr-timeline" aria-label={t('section.timeline')}>
      {newestFirst.map((event) => (
        <li key={`${event.at} ${event.event}`} className="pr-timeline__event">
          <p className="pr-timeline__what">
            {t(`event.${event.event}`)}
            {event.amount !== null && (
              <>
                {' '}
                · <Money amount={event.amount} currencyCode={currencyCode} />
              </>
            )}
          </p>
          <p className="pr-history__muted">
            <RelativeTime at={event.at} /> <span>· {event.actor ?? t('common:product')}</span>
            {event.recipient !== null && <span> · {formatMobileNumber(event.recipient)}</span>}
          </p>
          {event.scheduledDeliveryTime !== null && (
            <p className="pr-timeline__reason">
              <ScheduledTimeText scheduledDeliveryTime={event.scheduledDeliveryTime} timeZone={event.timeZone} />
            </p>
          )}
          {event.actionReason !== null && event.otherReason === null && (
            <p className="pr-timeline__reason">{t(`actionReason.${event.actionReason}`)}</p>
          )}
          {event.otherReason !== null && <p className="pr-timeline__reason">{event.otherReason}</p>}
          {event.reason !== null && <p className="pr-timeline__reason">{t(`lineReason:${event.reason}`)}</p>}
        </li>
      ))}
    </ol>
  );
}
