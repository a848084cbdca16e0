import { useDocumentVisibility } from '@mantine/hooks';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './reports-badge.css';
import { useCountUnseenReportsQuery } from './unseenReportsApi.ts';

const SHOWN_MAX = 99;

/** Counts the user's reports that are finished and were not opened; nothing without any. */
export function ReportsBadge() {
  const { t } = useTranslation('report');
  const isHidden = useDocumentVisibility() === 'hidden';
  const { data } = useCountUnseenReportsQuery(undefined, {
    pollingInterval: REPORT_LIMITS.badgePollMs,
    skip: isHidden,
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="pr-reports-badge" aria-hidden="true">
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
      <span className="pr-hidden-text"> {t('unseen', { count })}</span>
    </>
  );
}
