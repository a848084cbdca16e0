import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { SUBJECT_PLACEHOLDERS, TEMPLATE_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useTagChoices } from '../../entities/delivery-template/useTagChoices.ts';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { TagField } from '../../ui/tags/TagField.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { HeaderImageField } from '../image/HeaderImageField.tsx';
import { ColourField } from './ColourField.tsx';
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
  const tags = useTagChoices(TEMPLATE_PLACEHOLDERS);
  const subjectTags = useTagChoices(SUBJECT_PLACEHOLDERS);
  const languages = LANGUAGES.map((value) => ({ value, label: enumerationWord(i18n, 'language', value) }));
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
      <HeaderImageField />
      <TagField
        name="subject"
        label={t('details.subject')}
        tags={subjectTags}
        insertLabel={t('details.insert')}
        counted={SETTINGS.orders.subjectLength}
        required
      />
      <RichTextField
        name="message"
        label={t('details.message')}
        help={t('details.messageHelp')}
        tags={tags}
        maxLength={limits.messageLength}
        rows={8}
        required
      />
      <RichTextField
        name="closingMessage"
        label={t('details.closing')}
        tags={tags}
        maxLength={limits.closingLength}
        rows={3}
      />
      <RichTextField
        name="customerSupportMessage"
        label={t('details.support')}
        help={t('details.supportHelp')}
        tags={tags}
        maxLength={limits.supportLength}
        rows={3}
      />
      <ColourField />
      <TagField
        name="smsMessageBody"
        label={t('details.textMessage')}
        tags={subjectTags}
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
