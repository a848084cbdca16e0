import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { SKIP_REASONS } from '@portal/shared/domain/ordering/resendRules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { recipientOf } from '../line/lineName.ts';

/** The lines that do not go, below why. */
export function SkippedLines({ lines }: { readonly lines: readonly ResendReviewLine[] }) {
  const { t } = useTranslation('resendMany');
  const { t: tHistory } = useTranslation('orderHistory');
  const groups = SKIP_REASONS.map((reason) => ({ reason, of: lines.filter(({ skip }) => skip === reason) }));
  return (
    <dl className="pr-review__skipped">
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ reason, of }) => (
          <div key={reason}>
            <dt>{t(`outcome.${reason}`)}</dt>
            {of.map((line) => (
              <dd key={line.lineId}>
                <Link className="pr-link" to={orderPath(line.referenceOrderId, line.lineNumber)}>
                  {recipientOf(tHistory, line)}
                </Link>{' '}
                <span className="pr-history__muted">{line.rewardName}</span>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
