import type { ServiceUrls, SsoConnection } from '@portal/shared/contract/ssoConnections';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import '../authentication.css';
import { SetupGuides } from '../guides/SetupGuides.tsx';
import { connectionSchema } from './connectionSchema.ts';
import { toConnectionField, type ConnectionValues } from './connectionValues.ts';
import { NewPeopleFields } from './NewPeopleFields.tsx';
import { OidcFields } from './OidcFields.tsx';
import { ProviderReader } from './ProviderReader.tsx';
import { SamlFields } from './SamlFields.tsx';
import { TypeField } from './TypeField.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { useNamedField } from './useNamedField.ts';

interface ConnectionFormProps {
  readonly initialValues: ConnectionValues;
  /** The connection that is changed; null: a new one. */
  readonly connection: SsoConnection | null;
  readonly urls: ServiceUrls;
  readonly draftKey: string | null;
  readonly leaveGuard?: boolean;
  readonly submitLabel: string;
  /** Address to which Cancel leads. */
  readonly cancelTo: string;
  /** Shows a failed save. */
  readonly failure: ReactNode;
  readonly onSubmit: (values: ConnectionValues) => Promise<unknown>;
}

/** A connection to a provider of either protocol, with the guides beside it. */
export function ConnectionForm(props: ConnectionFormProps) {
  const { initialValues, draftKey, leaveGuard = true, onSubmit } = props;
  return (
    <FormShell<ConnectionValues, ConnectionValues>
      initialValues={initialValues}
      schema={connectionSchema}
      toBody={(values) => values}
      onSubmit={onSubmit}
      fieldName={toConnectionField}
      draftKey={draftKey}
      leaveGuard={leaveGuard}
      sensitive={['clientSecret']}
      numberFields={['clientSecret', 'certificates']}
      showsFailure={false}
    >
      <Fields {...props} />
    </FormShell>
  );
}

function Fields({ connection, urls, submitLabel, cancelTo, failure }: ConnectionFormProps) {
  const { t, i18n } = useTranslation('authentication');
  const { values } = useFormikContext<ConnectionValues>();
  const containerRef = useNamedField<HTMLDivElement>();
  return (
    <div ref={containerRef} className="pr-sso-form">
      <div className="pr-sso-form__fields">
        {failure}
        <ProviderReader connectionId={connection?.connectionId ?? null} />
        <TextField name="displayName" label={t('field.displayName')} help={t('field.displayNameHelp')} required />
        {connection === null && <TypeField />}
        {values.type === 'OIDC' ? (
          <OidcFields hasSecret={connection?.oidc?.hasSecret ?? false} />
        ) : (
          <SamlFields certificates={connection?.saml?.certificates ?? []} />
        )}
        <CheckboxField name="mfaBypass" label={t('field.mfaBypass')} help={t('field.mfaBypassHelp')} />
        <NewPeopleFields />
        <FormActions>
          <LinkButton to={cancelTo} variant="default">
            {i18n.t('action.cancel')}
          </LinkButton>
          <SubmitButton>{submitLabel}</SubmitButton>
        </FormActions>
      </div>
      <SetupGuides type={values.type} urls={urls} />
    </div>
  );
}
