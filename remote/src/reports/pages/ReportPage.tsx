import type { ReportDetail } from '@portal/shared/contract/reports';
import type { ReportsPlace } from '@portal/shared/domain/access/reportsPlace';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { ReportActions } from '../report/ReportActions.tsx';
import { ReportFacts } from '../report/ReportFacts.tsx';
import { ReportFiles } from '../report/ReportFiles.tsx';
import { ReportOutcome } from '../report/ReportOutcome.tsx';
import { useReport } from '../report/useReport.ts';
import '../reports.css';
import { ReportStatusChip } from '../ReportStatusChip.tsx';
import { getDaysText, getScopeText, getTypeName } from '../reportTexts.ts';
import { useReportsPlace } from '../useReportsPlace.ts';

const ReportFigures = lazyPart(async () => (await import('../figures/ReportFigures.tsx')).ReportFigures);

/** One report, below the address of the list that is in force. */
export function ReportPage() {
  const { reportId = '' } = useParams();
  const { place, redirect } = useReportsPlace();
  if (redirect !== null) return <Redirect to={redirect} />;
  if (place === null) return null;
  return <OneReport key={reportId} reportId={reportId} place={place} />;
}

interface OneReportProps {
  readonly reportId: string;
  readonly place: ReportsPlace;
}

function OneReport({ reportId, place }: OneReportProps) {
  const { t, i18n } = useTranslation('reports');
  const { report, error, loadedAt, retry } = useReport(reportId);
  usePageName(report?.name ?? '');
  if (report !== undefined)
    return (
      <Page>
        <div className="pr-report">
          <ReportHead report={report} place={place} />
          {error !== undefined && <StaleNotice loadedAt={loadedAt} onRetry={retry} />}
          <ReportContent report={report} />
        </div>
      </Page>
    );
  const isUnknown = isApiError(error) && error.status === 404;
  const toList = (
    <LinkButton to={place.path} variant="default">
      {t('title.list')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title.one')} />
      {error === undefined && <PageSkeleton rows={6} />}
      {isUnknown && <EmptyState text={i18n.t('errors:error.report.notFound')} action={toList} />}
      {error !== undefined && !isUnknown && <PartFailure error={error} onRetry={retry} />}
    </Page>
  );
}

function ReportHead({ report, place }: { readonly report: ReportDetail; readonly place: ReportsPlace }) {
  const { i18n } = useTranslation('reports');
  const locale = useLocale();
  const about = [getTypeName(i18n, report.type), getScopeText(i18n, report), getDaysText(report, locale)];
  return (
    <PageHeader
      title={report.name}
      subtitle={
        <span className="pr-report__about">
          <ReportStatusChip report={report} />
          <span>{about.join(' · ')}</span>
        </span>
      }
      action={<ReportActions report={report} path={place.path} canCreate={place.canCreate} />}
    />
  );
}

const ReportContent = ({ report }: { readonly report: ReportDetail }) => (
  <>
    <ReportOutcome report={report} />
    {report.figures.length > 0 && (
      <PartBoundary>
        <ReportFigures report={report} />
      </PartBoundary>
    )}
    {report.files.length > 0 && <ReportFiles report={report} />}
    <ReportFacts report={report} />
  </>
);
