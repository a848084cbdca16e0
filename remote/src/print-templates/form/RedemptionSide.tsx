import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../entities/delivery-template/form/ColourField.tsx';
import { HeaderImageField } from '../../entities/delivery-template/image/HeaderImageField.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SUPPORT_TEXTS, type PrintTemplateValues } from './printTemplateValues.ts';

const limits = SETTINGS.printTemplates;

/** The fields of this side that the letter shows. */
export const REDEMPTION_SIDE = ['companyLogo', 'backgroundColor', 'support', 'customerServiceMessage'] as const;

/** The side with the QR code: how it looks, and whom its reader asks for help. */
export function RedemptionSide({ standardSupport }: { readonly standardSupport: string }) {
  const { t } = useTranslation('printTemplates');
  const { useLogo, support } = useFormikContext<PrintTemplateValues>().values;
  const help = { STANDARD: standardSupport, OWN: t('support.ownHelp') };
  return (
    <>
      <p className="pr-template-note">{t('side.redemptionHelp')}</p>
      <TextField name="name" label={t('field.name')} help={t('field.nameHelp')} counted={limits.nameLength} required />
      <CheckboxField name="useLogo" label={t('field.useLogo')} help={t('field.useLogoHelp')} />
      {useLogo && <HeaderImageField name="companyLogo" label={t('field.logo')} />}
      <ColourField name="backgroundColor" label={t('field.colour')} help={t('field.colourHelp')} />
      <ChoiceField
        name="support"
        label={t('support.label')}
        choose={t('support.label')}
        choices={SUPPORT_TEXTS.map((value) => ({ value, label: t(`support.${value}`), help: help[value] }))}
      />
      {support === 'OWN' && (
        <TextAreaField
          name="customerServiceMessage"
          label={t('support.own')}
          maxLength={limits.supportLength}
          rows={3}
          required
        />
      )}
    </>
  );
}
