import { KYB_FIELDS } from '@portal/shared/domain/access/reviewFacts';
import { useTranslation } from 'react-i18next';
import '../../entities/review/locales.ts';
import { getReviewFieldName } from '../../entities/review/reviewTexts.ts';
import '../../ui/form/choice.css';
import { useFieldState } from '../../ui/form/useFieldState.ts';

/** The facts that a question is about, each a checkbox. */
export function FieldChoices() {
  const { t, i18n } = useTranslation(['staff', 'review']);
  const { field } = useFieldState<readonly string[]>('fields');
  return (
    <fieldset className="pr-choices pr-staff-choices">
      <legend>{t('kyb.fields')}</legend>
      {KYB_FIELDS.map((name) => (
        <label key={name} className="pr-choices__choice">
          <input
            type="checkbox"
            name={field.name}
            value={name}
            checked={field.value.includes(name)}
            onChange={field.onChange}
          />
          <span className="pr-choices__name">{getReviewFieldName(i18n, name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
