import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorGroupList, type ListedErrorGroup } from '../../error-groups/ErrorGroupList.tsx';
import type { CellGoal } from './cellGoal.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import type { CellChanges } from './useCellChanges.ts';
import { useErrorGroupText, type ErrorGroup } from './useErrorGroupText.ts';

/** Fields of which each row has its own: one value for all would be wrong. */
const UNIQUE_FIELDS: readonly string[] = [
  'recipientEmail',
  'recipientMobileNumber',
  'recipientFirstName',
  'recipientLastName',
  'externalReferenceId',
];
/** One answer corrects all of its rows (`AmountMarks`). */
const AMBIGUOUS_AMOUNT = 'error.amount.ambiguous';
/** Tells whether an error group has several rows, which are corrected together. */
const hasSeveralRows = ({ count }: ErrorGroup): boolean => count > 1;
const isSingle = (group: ErrorGroup): boolean => !hasSeveralRows(group);

interface ErrorGroupsProps {
  readonly upload: Upload;
  readonly cells: CellChanges;
  readonly onGoTo: (cell: CellGoal) => void;
}

/** Groups of one row that are listed at once. */
const SINGLES = 5;

/** Tells what is wrong with how many rows, most first; one value corrects all rows of an error group. */
export function ErrorGroups({ upload, cells, onGoTo }: ErrorGroupsProps) {
  const { t } = useTranslation('upload');
  const getText = useErrorGroupText();
  const [correcting, setCorrecting] = useState<ErrorGroup | null>(null);
  const listed = upload.causes.filter(hasSeveralRows).concat(upload.causes.filter(isSingle).slice(0, SINGLES));
  const folded = upload.causes.filter(isSingle).slice(SINGLES);
  const canBeShared = (group: ErrorGroup): boolean =>
    hasSeveralRows(group) && !UNIQUE_FIELDS.includes(group.field) && group.i18nKey !== AMBIGUOUS_AMOUNT;
  const toListed = (group: ErrorGroup): ListedErrorGroup => ({
    key: `${group.field} ${group.i18nKey} ${group.value ?? ''}`,
    count: t('number', { count: group.count }),
    text: (
      <>
        <strong>{t('causes.of', { field: t(`field.${group.field}`) })}</strong> <span>{getText(group)}</span>
      </>
    ),
    action: canBeShared(group) ? (
      <Button size="xs" variant="default" onClick={() => setCorrecting(group)}>
        {t('causes.fix', { count: group.count })}
      </Button>
    ) : (
      <button type="button" className="pr-link" onClick={() => onGoTo(group)}>
        {t('causes.goTo', { row: group.sheetRow })}
      </button>
    ),
  });
  return (
    <ErrorGroupList
      title={t('causes.title', { count: upload.wrongCount })}
      groups={listed.map(toListed)}
      folded={
        folded.length > 0
          ? { title: t('causes.single', { count: folded.length }), groups: folded.map(toListed) }
          : undefined
      }
    >
      {correcting !== null && (
        <CorrectionDialog upload={upload} group={correcting} cells={cells} onClose={() => setCorrecting(null)} />
      )}
    </ErrorGroupList>
  );
}
