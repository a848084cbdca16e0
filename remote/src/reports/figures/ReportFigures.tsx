import { Button } from '@mantine/core';
import type { ReportDetail } from '@portal/shared/contract/reports';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { Section } from '../../ui/page/Section.tsx';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import { CurrencySection } from './CurrencySection.tsx';
import { opensList, type FigureReport } from './figurePath.ts';
import './figures.css';
import { figuresByCurrency } from './figuresByCurrency.ts';
import './locales.ts';
import { useOpenLists } from './useOpenLists.ts';

interface ReportFiguresProps {
  readonly report: FigureReport & Pick<ReportDetail, 'asOfDate'>;
}

/** The sums of a report's rows, each currency by itself, as charts or as tables; nothing for a report without any. */
export function ReportFigures({ report }: ReportFiguresProps) {
  const { t } = useTranslation('reportFigures');
  const locale = useLocale();
  const [asTable, setAsTable] = useState(false);
  const currencies = useMemo(() => figuresByCurrency(report), [report]);
  const leads = opensList(report, useOpenLists());
  const time = formatExactTime(new Date(report.asOfDate), locale);
  if (currencies.length === 0) return null;
  const toggle = (
    <Button variant="default" onClick={() => setAsTable(!asTable)}>
      {asTable ? t('asChart') : t('asTable')}
    </Button>
  );
  return (
    <Section title={t('title')} action={toggle}>
      <p className="pr-figures__about">{t(leads ? 'about' : 'aboutNoLinks', { time })}</p>
      {currencies.map((figures) => (
        <CurrencySection key={figures.currency} {...{ report, figures, asTable }} />
      ))}
    </Section>
  );
}
