import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { UploadLine } from '@portal/shared/contract/uploads';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../../i18n/joinSentences.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { CellField } from '../../../ui/grid/CellField.tsx';
import { RewardPicker } from '../../../entities/catalog/RewardPicker.tsx';
import type { RewardSearch } from '../../../entities/catalog/RewardOptions.tsx';
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
  const label = t(`field.${field}`);
  const change = (text: string) => cells.change([{ line, field, text }]);
  const problems = getCellProblems(i18n, line, field);
  const common = { label, text: getFieldValue(line, field), problems };
  if (field === 'utid')
    return <RewardCell {...common} onChange={change} method={method} first={listResembling(line)} />;
  return (
    <CellField
      {...common}
      accessibleLabel={t('fix.cell', { field: label, number: line.sheetRow })}
      // A message has lines of its own, which a field of one line would run together.
      isLong={field === 'message'}
      onChange={change}
    />
  );
}

interface RewardCellProps extends RewardSearch {
  readonly label: string;
  readonly text: string;
  readonly problems: readonly string[];
  readonly onChange: (text: string) => Promise<void>;
}

function RewardCell({ text, problems, onChange, ...picker }: RewardCellProps) {
  const { i18n } = useTranslation();
  const [failure, setFailure] = useFailure();
  const texts = [...problems, ...(failure === null ? [] : [apiErrorMessage(i18n, failure)])];
  const save = (utid: string) => {
    if (utid === text) return;
    setFailure(null);
    onChange(utid).catch(setFailure);
  };
  return (
    <RewardPicker {...picker} value={text} onChange={save} error={joinSentences(i18n.language, texts) || undefined} />
  );
}
