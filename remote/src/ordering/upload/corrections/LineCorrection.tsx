import { Textarea, TextInput } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { UploadLine } from '@portal/shared/contract/uploads';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { getTypedKey } from '../../../ui/form/getTypedKey.ts';
import { RewardPicker } from '../../catalog/index.ts';
import { isUploadField, getFieldValue } from '../lineField.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { getCellProblems } from './getCellProblems.ts';
import { listResembling } from './listResembling.ts';
import type { CellChanges } from './useCellChanges.ts';

interface LineCorrectionProps {
  readonly line: UploadLine;
  readonly cells: CellChanges;
  /** The way in which all rewards of the file are delivered. */
  readonly method: DeliveryMethod;
}

/** One row with the cells that are wrong, each with its reason. */
export function LineCorrection({ line, cells, method }: LineCorrectionProps) {
  const { t } = useTranslation('upload');
  const { recipientFirstName, recipientLastName, recipientEmail, recipientMobileNumber, amount, sheetRow } = line;
  const [fields, setFields] = useState<readonly UploadField[]>([]);
  const wrong = [...new Set(line.errors.map(({ field }) => field))].filter(isUploadField);
  // A cell that was corrected stays beside those that are not yet.
  const all = [...fields, ...wrong.filter((field) => !fields.includes(field))];
  if (all.length !== fields.length) setFields(all);
  const facts = [fullName(recipientFirstName, recipientLastName), recipientEmail, recipientMobileNumber, amount].filter(
    (fact) => fact !== '',
  );
  return (
    <section className="pr-fix__line" data-good={wrong.length === 0 || undefined}>
      <p className="pr-fix__head">
        <strong>{t('fix.row', { number: sheetRow })}</strong>{' '}
        <span className="pr-upload__help">{facts.join(' · ')}</span>
        {wrong.length === 0 && (
          <span className="pr-fix__good">
            <IconCircleCheck size={16} aria-hidden="true" /> {t('fix.good')}
          </span>
        )}
      </p>
      <div className="pr-fix__cells">
        {all.map((field) => (
          <LineCell key={field} line={line} field={field} cells={cells} method={method} />
        ))}
      </div>
    </section>
  );
}

interface CellProps extends LineCorrectionProps {
  readonly field: UploadField;
}

function LineCell({ line, field, cells, method }: CellProps) {
  const { t, i18n } = useTranslation('upload');
  const stored = getFieldValue(line, field);
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useFailure();
  /** Enter saves, and so does leaving the cell, which Enter does. */
  const sent = useRef<string | null>(null);
  const save = async (text = typed) => {
    if (text === null || text === stored || text === sent.current) return;
    sent.current = text;
    setFailure(null);
    try {
      await cells.change([{ line, field, text }]);
      // Text that was typed meanwhile stays.
      setTyped((now) => (now === text ? null : now));
    } catch (error) {
      setFailure(error);
    }
    sent.current = null;
  };
  const texts = [...getCellProblems(i18n, line, field), ...(failure === null ? [] : [apiErrorMessage(i18n, failure)])];
  const label = t(`field.${field}`);
  const onKeyDown = (event: KeyboardEvent<Cell>) => {
    const key = getTypedKey(event);
    if (key === 'Escape') setTyped(null);
    if (key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
    focusNext(event.currentTarget);
  };
  if (field === 'utid')
    return (
      <RewardPicker
        label={label}
        value={stored}
        onChange={(text) => void save(text)}
        error={texts.length === 0 ? undefined : texts.join(' ')}
        method={method}
        first={listResembling(line)}
      />
    );
  const props = {
    label,
    'aria-label': t('fix.cell', { field: label, number: line.sheetRow }),
    'aria-invalid': texts.length > 0,
    value: typed ?? stored,
    error: texts.length === 0 ? undefined : texts.map((text) => <FieldError key={text}>{text}</FieldError>),
    onChange: (event: ChangeEvent<Cell>) => setTyped(event.currentTarget.value),
    onBlur: () => void save(),
    onKeyDown,
  };
  // A message has lines of its own, which a field of one line would run together.
  return field === 'message' ? <Textarea {...props} rows={3} /> : <TextInput {...props} />;
}

type Cell = HTMLInputElement | HTMLTextAreaElement;

/** The next cell below that is still wrong. */
function focusNext(input: Cell): void {
  const cells = [...(input.closest('.pr-fix')?.querySelectorAll<Cell>('input, textarea') ?? [])];
  const next = cells.slice(cells.indexOf(input) + 1).find((cell) => cell.getAttribute('aria-invalid') === 'true');
  next?.focus();
  next?.select();
}
