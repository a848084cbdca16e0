import type { UpdateProfileBody } from '@portal/shared/contract/session';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { toLangKey } from '@portal/shared/domain/people/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useGivenLanguage } from '../../i18n/givenLanguage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { NameOrder } from '../../ui/form/NameOrder.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useUpdateProfileMutation } from '../settingsApi.ts';
import { profileSchema } from './profileSchema.ts';

/** Names and language of the signed-in user; a saved language applies at once, unless the embedder gives one. */
export function ProfileForm() {
  const { t, i18n } = useTranslation('settings');
  const { firstName, lastName, langKey } = usePrincipal();
  const [updateProfile] = useUpdateProfileMutation();
  const isGiven = useGivenLanguage() !== null;
  const [isSaved, setSaved] = useState(false);
  const languages = LANGUAGES.map((language) => ({
    value: toLangKey(language),
    label: getEnumerationLabel(i18n, 'language', language),
  }));
  const save = async (body: UpdateProfileBody) => {
    setSaved(false);
    await updateProfile(body).unwrap();
  };
  return (
    <FormShell
      label={t('profile.details')}
      initialValues={{ firstName, lastName, langKey }}
      schema={profileSchema}
      toBody={(values) => ({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        langKey: values.langKey,
      })}
      onSubmit={save}
      onSaved={() => setSaved(true)}
      errorFallback={t('profile.failed')}
      draftKey="settings.profile"
    >
      {isSaved && <Notice kind="success">{t('profile.saved')}</Notice>}
      <FieldRow>
        <NameOrder
          given={<TextField name="firstName" label={t('profile.firstName')} autoComplete="given-name" required />}
          family={<TextField name="lastName" label={t('profile.lastName')} autoComplete="family-name" required />}
        />
      </FieldRow>
      <SelectField
        name="langKey"
        label={t('profile.language')}
        help={t(isGiven ? 'profile.languageHelpEmbedded' : 'profile.languageHelp')}
        options={languages}
      />
      <FormActions>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
