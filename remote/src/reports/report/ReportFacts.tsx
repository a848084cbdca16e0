import type { ReportDetail } from '@portal/shared/contract/reports';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { getDaysText, getScopeKind, getTypeName, listScopeNames } from '../reportTexts.ts';

/** All that was asked for with a report, by whom and when. */
export function ReportFacts({ report }: { readonly report: ReportDetail }) {
  const { t, i18n } = useTranslation('reports');
  const locale = useLocale();
  const { reportId, finishedDate, expiresDate } = report;
  const names = listScopeNames(report);
  const scope = report.generatedFor === 'ORGANIZATION' || names.length === 0 ? null : names.join(', ');
  return (
    <Section title={t('title.facts')}>
      <FactList
        facts={[
          { label: t('fact.type'), value: getTypeName(i18n, report.type) },
          { label: t('fact.generatedFor'), value: getScopeKind(i18n, report.generatedFor) },
          { label: t('fact.scope'), value: scope },
          { label: t('fact.days'), value: `${getDaysText(report, locale)} (${report.timeZone})` },
          { label: t('fact.content'), value: report.isOwnOnly && t('ownOnly') },
          { label: t('fact.format'), value: t(`format.${report.format}`) },
          { label: t('fact.requester'), value: report.requester },
          { label: t('fact.requested'), value: <ExactTime at={report.requestedDate} /> },
          { label: t('fact.finished'), value: finishedDate !== null && <ExactTime at={finishedDate} /> },
          {
            label: t('fact.expires'),
            value: expiresDate !== null && !report.isExpired && <ExactTime at={expiresDate} />,
          },
          { label: t('fact.reportId'), value: <CopyableId value={reportId} name={t('fact.reportId')} /> },
        ]}
      />
    </Section>
  );
}
