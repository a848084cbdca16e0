import { Button } from '@mantine/core';
import type { SupportCase } from '@portal/shared/contract/supportCases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { useListSupportCasesQuery, type LineKey } from '../historyApi.ts';
import { CaseEntry } from './CaseEntry.tsx';
import { OpenCaseDialog } from './OpenCaseDialog.tsx';

/** The support cases of a line, newest first, for those who may see them. */
export function SupportCases({ line }: { readonly line: LineKey }) {
  const { t } = useTranslation('orderHistory');
  const [isOpening, setOpening] = useState(false);
  const { data, error, refetch } = useListSupportCasesQuery(line, { refetchOnMountOrArgChange: true });
  const open = (
    <Button variant="default" size="xs" onClick={() => setOpening(true)}>
      {t('case.open')}
    </Button>
  );
  return (
    <Section title={t('case.title')} action={open}>
      {data === undefined ? (
        <CasesFallback error={error} onRetry={() => void refetch()} />
      ) : (
        <Cases line={line} cases={data} />
      )}
      {isOpening && <OpenCaseDialog line={line} onClose={() => setOpening(false)} />}
    </Section>
  );
}

function Cases({ line, cases }: { readonly line: LineKey; readonly cases: readonly SupportCase[] }) {
  const { t } = useTranslation('orderHistory');
  if (cases.length === 0) return <p className="pr-history__muted">{t('case.none')}</p>;
  return (
    <ul className="pr-cases" aria-label={t('case.title')}>
      {cases.map((one) => (
        <CaseEntry key={one.caseIdentifier} line={line} entry={one} />
      ))}
    </ul>
  );
}

const CasesFallback = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  error === undefined ? <TableSkeleton rows={1} /> : <PartFailure error={error} onRetry={onRetry} />;
