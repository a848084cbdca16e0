import type { ReportDetail } from '@portal/shared/contract/reports';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { formatSize } from '../../ui/file/formatSize.ts';
import { Section } from '../../ui/page/Section.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';
import { getDaysText } from '../reportTexts.ts';
import { useDownloadPart } from './useDownloadPart.ts';

/** The files of a report, each with its days, rows and size; they are kept until a day that is said. */
export function ReportFiles({ report }: { readonly report: ReportDetail }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const { save, runningPart } = useDownloadPart(report.reportId);
  const { files, expiresDate } = report;
  return (
    <Section title={t('files.title', { count: files.length })}>
      {expiresDate !== null && (
        <p className="pr-report__kept">{t('files.kept', { day: formatDay(new Date(expiresDate), locale) })}</p>
      )}
      <ul className="pr-report__files">
        {files.map((file) => (
          <li key={file.part}>
            <span className="pr-report__file">
              <span className="pr-report__file-name">{file.fileName}</span>
              <span className="pr-report__file-facts">
                {[
                  files.length > 1 && getDaysText(file, locale),
                  t('rows', { count: file.rowCount }),
                  formatSize(file.byteCount, locale),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <BusyButton
              variant="default"
              busy={runningPart === file.part}
              disabled={runningPart !== undefined}
              onClick={() => void save(file.part)}
            >
              {t('download.file')}
              <span className="pr-hidden-text"> {file.fileName}</span>
            </BusyButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
