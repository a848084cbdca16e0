import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLetterName } from '../../../entities/delivery-template/letter/useLetterName.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { withTemplate, type ChooserValues } from './chooserValues.ts';
import { LetterChoice } from './LetterChoice.tsx';
import type { ChooserSideProps } from './ChooserSideProps.ts';
import { ChosenLetterPreview } from './ChosenLetterPreview.tsx';

/** The side with the QR code: whose letter it is, and its template. */
export function TemplateChoice({ lines, hasMoreLines, templates }: ChooserSideProps) {
  const { t } = useTranslation('printChooser');
  const { values, setValues } = useFormikContext<ChooserValues>();
  const find = (ptid: string) => templates.find((template) => template.deliveryTemplateIdentifier === ptid);
  const choose = (ptid: string) => {
    const template = find(ptid);
    if (template) void setValues((now) => withTemplate(now, template, find(now.ptid), lines));
  };
  const getName = useLetterName();
  const options = templates.map(({ deliveryTemplateIdentifier: value, isDefault, ...template }) => {
    const name = getName(value, template.name);
    return { value, label: isDefault ? t('default', { name }) : name };
  });
  // A template that the account may use no more stays named until another one is chosen.
  const isKnown = find(values.ptid) !== undefined;
  const gone = { value: values.ptid, label: values.ptid === '' ? t('differ') : values.ptid, disabled: true };
  return (
    <>
      <LetterChoice lines={lines} hasMoreLines={hasMoreLines} />
      <SelectField
        name="ptid"
        label={t('template')}
        help={t('templateHelp')}
        onChoose={choose}
        options={isKnown ? options : [gone, ...options]}
      />
      <ChosenLetterPreview lines={lines} templates={templates} />
    </>
  );
}
