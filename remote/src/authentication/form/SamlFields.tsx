import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { SAML_ALGORITHMS, SAML_BINDINGS } from '@portal/shared/domain/signIn/ssoTypes';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Disclosure } from '../../ui/page/Disclosure.tsx';
import { CertificateList } from '../connections/CertificateList.tsx';

interface SamlFieldsProps {
  /** Those that are stored. */
  readonly certificates: NonNullable<SsoConnection['saml']>['certificates'];
}

/** A provider that speaks SAML 2.0; what most never change is folded away. */
export function SamlFields({ certificates }: SamlFieldsProps) {
  const { t } = useTranslation('authentication');
  const algorithms = SAML_ALGORITHMS.map((value) => ({ value, label: t(`algorithm.${value}`) }));
  return (
    <>
      <TextField name="entityId" label={t('field.entityId')} autoComplete="off" />
      <TextField name="signInUrl" label={t('field.signInUrl')} autoComplete="off" />
      <TextField name="signOutUrl" label={t('field.signOutUrl')} help={t('field.signOutUrlHelp')} autoComplete="off" />
      <TextField
        name="metadataUrl"
        label={t('field.metadataUrl')}
        help={t('field.metadataUrlHelp')}
        autoComplete="off"
      />
      <TextAreaField name="certificates" label={t('field.certificates')} help={t('field.certificatesHelp')} rows={5} />
      <CertificateList certificates={certificates} />
      <Disclosure title={t('field.advanced')}>
        <div className="pr-sso-advanced">
          <FieldRow>
            <SelectField name="signatureAlgorithm" label={t('field.signatureAlgorithm')} options={algorithms} />
            <SelectField name="digestAlgorithm" label={t('field.digestAlgorithm')} options={algorithms} />
          </FieldRow>
          <SelectField
            name="binding"
            label={t('field.binding')}
            options={SAML_BINDINGS.map((value) => ({ value, label: t(`binding.${value}`) }))}
          />
          <CheckboxField name="signRequest" label={t('field.signRequest')} help={t('field.signRequestHelp')} />
          <CheckboxField name="debug" label={t('field.debug')} help={t('field.debugHelp')} />
        </div>
      </Disclosure>
    </>
  );
}
