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
import { valueIn } from '../lineField.ts';
import { causeText } from './causeText.ts';
import type { CellChanges } from './useCellChanges.ts';

type Cause = Upload['causes'][number];

/** Fields of which each row has its own: one value for all would be wrong. */
const OWN: readonly string[] = [
  'recipientEmail',
  'recipientMobileNumber',
  'recipientFirstName',
  'recipientLastName',
  'externalReferenceId',
];
/** One answer mends all of its rows (`AmountMarks`). */
const ASKED = 'error.amount.ambiguous';
/** Tells whether a cause has several rows, which are mended together. */
const isCommon = ({ count }: Cause): boolean => count > 1;

interface CausesProps {
  readonly upload: Upload;
  readonly cells: CellChanges;
}

/** Tells what is wrong with how many rows, most first; one value mends all rows of a cause. */
export function Causes({ upload, cells }: CausesProps) {
  const { t, i18n } = useTranslation('upload');
  const [fixing, setFixing] = useState<Cause | null>(null);
  const common = upload.causes.filter(isCommon);
  const single = upload.causes.filter((cause) => !isCommon(cause));
  const list = (causes: readonly Cause[]) => (
    <ul>
      {causes.map((cause) => (
        <li key={`${cause.field} ${cause.i18nKey}`}>
          <span className="pr-causes__count">{t('number', { count: cause.count })}</span>
          <span>
            <strong>{t('causes.of', { field: t(`field.${cause.field}`) })}</strong> {causeText(i18n, cause.i18nKey)}
          </span>
          {isCommon(cause) && !OWN.includes(cause.field) && cause.i18nKey !== ASKED && (
            <Button size="xs" variant="default" onClick={() => setFixing(cause)}>
              {t('causes.fix', { count: cause.count })}
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
      {fixing !== null && (
        <FixDialog uploadId={upload.uploadId} cause={fixing} cells={cells} onClose={() => setFixing(null)} />
      )}
    </div>
  );
}

interface FixDialogProps {
  readonly uploadId: string;
  readonly cause: Cause;
  readonly cells: CellChanges;
  readonly onClose: () => void;
}

function FixDialog({ uploadId, cause: { field, i18nKey, count }, cells, onClose }: FixDialogProps) {
  const { t, i18n } = useTranslation('upload');
  const [value, setValue] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const [listLines] = useLazyAllUploadLinesQuery();
  /** True when a row that can only mean one thing is written as that; the others are written as what is typed. */
  const knows = CORRECTABLE_FIELDS.includes(field);
  const fix = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const wrong = await listLines({ uploadId, only: 'invalid' }).unwrap();
      const lines = wrong.filter(({ errors }) => errors.some((one) => one.field === field && one.i18nKey === i18nKey));
      const mended = lines.map((line) => ({
        line,
        field,
        text: knows ? (correctCell(field, valueIn(line, field)) ?? value) : value,
      }));
      if (mended.length > 0) await cells.change(mended);
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
      onConfirm={() => void fix()}
      onClose={onClose}
      busy={isBusy}
    >
      <p>{causeText(i18n, i18nKey)}</p>
      {knows && <p>{t('causes.known')}</p>}
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
