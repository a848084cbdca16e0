import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

/** The client at a provider that speaks OpenID Connect. A secret that is stored is never shown again. */
export function OidcFields({ hasSecret }: { readonly hasSecret: boolean }) {
  const { t } = useTranslation('authentication');
  return (
    <>
      <TextField name="issuer" label={t('field.issuer')} help={t('field.issuerHelp')} autoComplete="off" />
      <TextField name="clientId" label={t('field.clientId')} autoComplete="off" />
      <PasswordField
        name="clientSecret"
        label={t('field.clientSecret')}
        help={t(hasSecret ? 'field.secretStored' : 'field.secretHelp')}
        autoComplete="new-password"
      />
    </>
  );
}
