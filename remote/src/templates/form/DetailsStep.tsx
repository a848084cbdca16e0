import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { SUBJECT_PLACEHOLDERS, TEMPLATE_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../entities/delivery-template/form/ColourField.tsx';
import { HeaderImageField } from '../../entities/delivery-template/image/HeaderImageField.tsx';
import { usePlaceholderOptions } from '../../entities/delivery-template/usePlaceholderOptions.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PlaceholderField } from '../../ui/placeholders/PlaceholderField.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FromAddressField } from './FromAddressField.tsx';

const limits = SETTINGS.templates;

/** The fields of the step. */
export const DETAILS = [
  'name',
  'locale',
  'subject',
  'fromName',
  'fromEmailAddress',
  'logoUrl',
  'logoAltText',
  'message',
  'closingMessage',
  'customerSupportMessage',
  'primaryColor',
  'smsMessageBody',
  'replyToEmailAddress',
  'bcc',
  'campaign',
] as const;

/** Step 1: what the mail says, and how it looks. */
export function DetailsStep() {
  const { t, i18n } = useTranslation('templates');
  const placeholders = usePlaceholderOptions(TEMPLATE_PLACEHOLDERS);
  const subjectPlaceholders = usePlaceholderOptions(SUBJECT_PLACEHOLDERS);
  const languages = LANGUAGES.map((value) => ({ value, label: getEnumerationLabel(i18n, 'language', value) }));
  return (
    <>
      <TextField
        name="name"
        label={t('details.name')}
        help={t('details.nameHelp')}
        counted={limits.nameLength}
        required
      />
      <SelectField
        name="locale"
        label={t('column.language')}
        help={t('details.languageHelp')}
        options={[{ value: '', label: t('language.sender') }, ...languages]}
      />
      <TextField name="fromName" label={t('details.fromName')} counted={limits.fromNameLength} required />
      <FromAddressField />
      <HeaderImageField name="logoUrl" label={t('image.label')} altName="logoAltText" />
      <PlaceholderField
        name="subject"
        label={t('details.subject')}
        placeholders={subjectPlaceholders}
        insertLabel={t('details.insert')}
        counted={SETTINGS.orders.subjectLength}
        required
      />
      <RichTextField
        name="message"
        label={t('details.message')}
        help={t('details.messageHelp')}
        placeholders={placeholders}
        maxLength={limits.messageLength}
        rows={8}
        required
      />
      <RichTextField
        name="closingMessage"
        label={t('details.closing')}
        placeholders={placeholders}
        maxLength={limits.closingLength}
        rows={3}
      />
      <RichTextField
        name="customerSupportMessage"
        label={t('details.support')}
        help={t('details.supportHelp')}
        placeholders={placeholders}
        maxLength={limits.supportLength}
        rows={3}
      />
      <ColourField name="primaryColor" label={t('details.colour')} help={t('details.colourHelp')} />
      <PlaceholderField
        name="smsMessageBody"
        label={t('details.textMessage')}
        placeholders={subjectPlaceholders}
        insertLabel={t('details.insert')}
        counted={limits.textMessageLength}
        rows={3}
        required
      />
      <CheckboxField name="showsProduct" label={t('details.poweredBy')} />
      <TextField name="replyToEmailAddress" label={t('details.replyTo')} inputMode="email" autoComplete="off" />
      <TextField
        name="bcc"
        label={t('details.bcc')}
        help={t('details.bccHelp', { max: limits.bccMax })}
        autoComplete="off"
      />
      <TextField name="campaign" label={t('details.campaign')} counted={limits.campaignLength} />
    </>
  );
}
