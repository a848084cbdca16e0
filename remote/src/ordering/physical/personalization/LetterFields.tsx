import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLetterName } from '../../../entities/delivery-template/letter/useLetterName.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { LetterContext, LetterValues } from './letterValues.ts';

interface LetterFieldsProps {
  /** Empty where nothing is printed. */
  readonly templates: readonly PrintTemplate[];
  readonly needed: LetterContext;
  /** Several letters are written together. */
  readonly isShared: boolean;
}

const { messageLength, toNameLength, fromNameLength, letterHeadLength } = SETTINGS.printTemplates;

/** The texts of a letter with their counters, and the template of a printed one. */
export function LetterFields({ templates, needed, isShared }: LetterFieldsProps) {
  const { t } = useTranslation('physicalOrder');
  const { values } = useFormikContext<LetterValues>();
  const getName = useLetterName();
  const differ = { value: '', label: t('letter.differ') };
  const options = templates.map(({ deliveryTemplateIdentifier, name }) => ({
    value: deliveryTemplateIdentifier,
    label: getName(deliveryTemplateIdentifier, name),
  }));
  return (
    <>
      {options.length > 0 && (
        <SelectField
          name="ptid"
          label={t('letter.template')}
          options={values.ptid === '' ? [differ, ...options] : options}
        />
      )}
      <TextField
        name="toName"
        label={t('letter.to')}
        help={isShared ? t('letter.toHelp') : undefined}
        counted={toNameLength}
        required={needed.toName === true}
        autoComplete="off"
      />
      <TextField
        name="fromName"
        label={t('letter.from')}
        counted={fromNameLength}
        required={needed.fromName === true}
        autoComplete="off"
      />
      <TextField name="letterHeadTitle" label={t('letter.head')} counted={letterHeadLength} autoComplete="off" />
      <TextAreaField
        name="message"
        label={t('letter.message')}
        maxLength={messageLength}
        rows={4}
        required={needed.message === true}
      />
    </>
  );
}
