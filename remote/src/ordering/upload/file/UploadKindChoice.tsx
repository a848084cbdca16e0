import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../ui/form/choice.css';

interface UploadKindChoiceProps {
  readonly kinds: readonly UploadKind[];
  readonly value: UploadKind;
  readonly onChange: (kind: UploadKind) => void;
}

/** Chooses how all rewards of a file go; its template and its columns follow. */
export function UploadKindChoice({ kinds, value, onChange }: UploadKindChoiceProps) {
  const { t } = useTranslation('upload');
  const name = useId();
  return (
    <fieldset className="pr-choices pr-upload__kinds">
      <legend>{t('kind.label')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="pr-choices__choice">
          <input type="radio" name={name} value={kind} checked={kind === value} onChange={() => onChange(kind)} />
          <span className="pr-choices__name">{t(`kind.${kind}`)}</span>
          <span className="pr-choices__help">{t(`kind.help.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
