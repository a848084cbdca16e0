import { useTranslation } from 'react-i18next';

/** As many lines as one reads before an order. */
export const MOST_SHOWN = 5;

interface MoreLinesProps {
  /** Lines that were read and are not shown. */
  readonly count: number;
  /** There are others that were not read. */
  readonly isMore: boolean;
}

/** Says how many lines are not shown; nothing where all are. */
export function MoreLines({ count, isMore }: MoreLinesProps) {
  const { t } = useTranslation('physicalReview');
  if (isMore) return <p className="pr-review__help">{t('moreThanRead')}</p>;
  return count > 0 ? <p className="pr-review__help">{t('more', { count })}</p> : null;
}
