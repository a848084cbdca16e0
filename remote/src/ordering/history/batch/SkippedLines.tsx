import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { SKIP_REASONS } from '@portal/shared/domain/ordering/resendRules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { getRecipientName } from '../line/lineName.ts';

interface SkippedLinesProps {
  readonly lines: readonly ResendReviewLine[];
}

const groupByReason = (lines: readonly ResendReviewLine[]) =>
  SKIP_REASONS.map((reason) => ({ reason, of: lines.filter(({ skip }) => skip === reason) })).filter(
    ({ of }) => of.length > 0,
  );

/** How many lines do not go, and why. */
export function SkipCounts({ lines }: SkippedLinesProps) {
  const { t } = useTranslation('resendMany');
  return groupByReason(lines).map(({ reason, of }) => (
    <p key={reason} className="pr-history__muted">
      {t('choice', { outcome: t(`outcome.${reason}`), lines: of.length })}
    </p>
  ));
}

/** The lines that do not go, below why. */
export function SkippedLines({ lines }: SkippedLinesProps) {
  const { t } = useTranslation('resendMany');
  const { t: tHistory } = useTranslation('orderHistory');
  return (
    <dl className="pr-review__skipped">
      {groupByReason(lines).map(({ reason, of }) => (
        <div key={reason}>
          <dt>{t(`outcome.${reason}`)}</dt>
          {of.map((line) => (
            <dd key={line.lineId}>
              <Link className="pr-link" to={orderPath(line.referenceOrderId, line.lineNumber)}>
                {getRecipientName(tHistory, line)}
              </Link>{' '}
              <span className="pr-history__muted">{line.rewardName}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
