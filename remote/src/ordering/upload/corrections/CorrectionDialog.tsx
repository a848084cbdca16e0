import { TextInput } from '@mantine/core';
import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { CORRECTABLE_FIELDS, correctCell } from '@portal/shared/domain/uploads/correctCell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { getInputProps } from '../../../ui/form/getInputProps.tsx';
import { RewardPicker } from '../../../entities/catalog/RewardPicker.tsx';
import { getFieldValue } from '../lineField.ts';
import { useLazyAllUploadLinesQuery } from '../uploadApi.ts';
import type { CellChanges } from './useCellChanges.ts';
import { useErrorGroupText, type ErrorGroup } from './useErrorGroupText.ts';

interface CorrectionDialogProps {
  readonly upload: Upload;
  readonly group: ErrorGroup;
  readonly cells: CellChanges;
  readonly onClose: () => void;
}

/** The reason that asks for an empty cell; each other one asks for a value. */
const EMPTY_IS_RIGHT = 'error.ptid.notPrintable';

/** One value for all rows of an error group; a reward is chosen by its name, and the only one that resembles it is chosen at first. */
export function CorrectionDialog({ upload, group, cells, onClose }: CorrectionDialogProps) {
  const { uploadId, kind } = upload;
  const { field, count } = group;
  const { t, i18n } = useTranslation('upload');
  const [value, setValue] = useState(group.resembling.length === 1 ? group.resembling.join('') : '');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const [listLines] = useLazyAllUploadLinesQuery();
  const getText = useErrorGroupText();
  /** Rows without a suggestion get what is typed. */
  const hasSuggestions = CORRECTABLE_FIELDS.includes(field);
  const isEmpty = value.trim() === '' && group.i18nKey !== EMPTY_IS_RIGHT;
  const change = (text: string) => {
    setValue(text);
    setMissing(false);
  };
  const correct = async () => {
    if (isEmpty && !hasSuggestions) {
      setMissing(true);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const wrong = await listLines({ uploadId, only: 'invalid' }).unwrap();
      const lines = wrong.filter((line) => isOfGroup(line, group));
      const corrections = lines.map((line) => ({
        line,
        field,
        text: hasSuggestions ? (correctCell(field, getFieldValue(line, field)) ?? value) : value,
      }));
      if (isEmpty && corrections.some(({ text }) => text === value)) {
        setMissing(true);
        setBusy(false);
        return;
      }
      if (corrections.length > 0) await cells.change(corrections);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const label = t(`field.${field}`);
  const error = isMissing ? messageText(i18n, { key: getMissingKey(field) }) : undefined;
  return (
    <ConfirmDialog
      opened
      title={t('causes.dialog', { field: label, count })}
      confirmLabel={t('causes.fix', { count })}
      onConfirm={() => void correct()}
      onClose={onClose}
      busy={isBusy}
    >
      <p>{getText(group)}</p>
      {hasSuggestions && <p>{t('causes.known')}</p>}
      {field === 'utid' ? (
        <RewardPicker
          label={t('causes.value', { field: label })}
          value={value}
          onChange={change}
          error={error}
          method={kind}
          first={group.resembling}
          isFirst
        />
      ) : (
        <TextInput
          {...getInputProps({ name: '', label: t('causes.value', { field: label }) }, error)}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          data-autofocus
        />
      )}
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure)}</Notice>}
    </ConfirmDialog>
  );
}

/** Returns the key of what is said where no value is given for a field. */
function getMissingKey(field: ErrorGroup['field']) {
  if (field === 'utid') return 'error.utid.required';
  return field === 'amount' ? 'error.amount.required' : 'error.text.required';
}

/** True for a line that is wrong for the reason of a group; of rewards also with the same name. */
const isOfGroup = (line: UploadLine, { field, i18nKey, value }: ErrorGroup): boolean =>
  line.errors.some((one) => one.field === field && one.i18nKey === i18nKey) &&
  (value === null || getFieldValue(line, field) === value);
