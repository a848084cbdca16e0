import { Button, TextInput } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { CORRECTABLE_FIELDS, correctCell } from '@portal/shared/domain/uploads/correctCell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { Disclosure } from '../../../ui/page/Disclosure.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useLazyAllUploadLinesQuery } from '../uploadApi.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { getFieldValue } from '../lineField.ts';
import { getErrorGroupText } from './getErrorGroupText.ts';
import type { CellChanges } from './useCellChanges.ts';

type ErrorGroup = Upload['causes'][number];

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

interface ErrorGroupsProps {
  readonly upload: Upload;
  readonly cells: CellChanges;
}

/** Tells what is wrong with how many rows, most first; one value corrects all rows of an error group. */
export function ErrorGroups({ upload, cells }: ErrorGroupsProps) {
  const { t, i18n } = useTranslation('upload');
  const [correcting, setCorrecting] = useState<ErrorGroup | null>(null);
  const common = upload.causes.filter(hasSeveralRows);
  const single = upload.causes.filter((group) => !hasSeveralRows(group));
  const list = (groups: readonly ErrorGroup[]) => (
    <ul>
      {groups.map((group) => (
        <li key={`${group.field} ${group.i18nKey}`}>
          <span className="pr-causes__count">{t('number', { count: group.count })}</span>
          <span>
            <strong>{t('causes.of', { field: t(`field.${group.field}`) })}</strong>{' '}
            {getErrorGroupText(i18n, group.i18nKey)}
          </span>
          {hasSeveralRows(group) && !UNIQUE_FIELDS.includes(group.field) && group.i18nKey !== AMBIGUOUS_AMOUNT && (
            <Button size="xs" variant="default" onClick={() => setCorrecting(group)}>
              {t('causes.fix', { count: group.count })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="pr-causes">
      <h2>{t('causes.title', { count: upload.wrongCount })}</h2>
      {common.length > 0 && list(common)}
      {single.length > 0 && (
        <Disclosure title={t('causes.single', { count: single.length })}>{list(single)}</Disclosure>
      )}
      {correcting !== null && (
        <CorrectionDialog
          uploadId={upload.uploadId}
          group={correcting}
          cells={cells}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  );
}

interface CorrectionDialogProps {
  readonly uploadId: string;
  readonly group: ErrorGroup;
  readonly cells: CellChanges;
  readonly onClose: () => void;
}

function CorrectionDialog({ uploadId, group: { field, i18nKey, count }, cells, onClose }: CorrectionDialogProps) {
  const { t, i18n } = useTranslation('upload');
  const [value, setValue] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const [listLines] = useLazyAllUploadLinesQuery();
  /** Rows without a suggestion get what is typed. */
  const hasSuggestions = CORRECTABLE_FIELDS.includes(field);
  const correct = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const wrong = await listLines({ uploadId, only: 'invalid' }).unwrap();
      const lines = wrong.filter(({ errors }) => errors.some((one) => one.field === field && one.i18nKey === i18nKey));
      const corrections = lines.map((line) => ({
        line,
        field,
        text: hasSuggestions ? (correctCell(field, getFieldValue(line, field)) ?? value) : value,
      }));
      if (corrections.length > 0) await cells.change(corrections);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const label = t(`field.${field}`);
  return (
    <ConfirmDialog
      opened
      title={t('causes.dialog', { field: label, count })}
      confirmLabel={t('causes.fix', { count })}
      onConfirm={() => void correct()}
      onClose={onClose}
      busy={isBusy}
    >
      <p>{getErrorGroupText(i18n, i18nKey)}</p>
      {hasSuggestions && <p>{t('causes.known')}</p>}
      <TextInput
        label={t('causes.value', { field: label })}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        data-autofocus
      />
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure)}</Notice>}
    </ConfirmDialog>
  );
}
