import type { SsoDomain, SsoDomainChange } from '@portal/shared/contract/ssoDomains';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { array, boolean, object, string } from 'yup';
import { toListField } from '../../entities/access/accessRules.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useListSsoConnectionsQuery } from '../connectionsApi.ts';
import { useUpdateSsoDomainMutation } from '../domainsApi.ts';
import { DomainFailure } from './DomainFailure.tsx';
import { ExemptAdministrators } from './ExemptAdministrators.tsx';

interface DomainValues {
  /** '': people choose among all that are enabled. */
  readonly connectionId: string;
  readonly onlyCompany: boolean;
  readonly exemptUserIds: readonly string[];
  readonly version: number;
}

const schema = object({
  connectionId: string().defined(),
  onlyCompany: boolean().defined(),
  exemptUserIds: array(string().defined())
    .defined()
    .when('onlyCompany', { is: true, then: (field) => field.min(1, 'error.sso.exemptRequired') }),
});

const toValues = ({ connectionId, onlyCompany, exemptUsers, version }: SsoDomain): DomainValues => ({
  connectionId: connectionId ?? '',
  onlyCompany,
  exemptUserIds: exemptUsers.map(({ userId }) => userId),
  version,
});

const toBody = ({ connectionId, onlyCompany, exemptUserIds, version }: DomainValues): SsoDomainChange => ({
  version,
  connectionId: connectionId === '' ? null : connectionId,
  onlyCompany,
  exemptUserIds: onlyCompany ? [...exemptUserIds] : [],
});

/** Leads the people of a domain that is proven to a connection, and to that alone if wanted. */
export function DomainForm({ domain }: { readonly domain: SsoDomain }) {
  const { t } = useTranslation('authentication');
  const notify = useNotify();
  const [updateDomain] = useUpdateSsoDomainMutation();
  return (
    <FormShell<DomainValues, SsoDomainChange, SsoDomain>
      initialValues={toValues(domain)}
      schema={schema}
      toBody={toBody}
      onSubmit={(body) => updateDomain({ domainId: domain.domainId, body }).unwrap()}
      onSaved={() => notify.success(t('domain.saved', { name: domain.domain }))}
      fieldName={toListField}
      draftKey={null}
      showsFailure={false}
    >
      <DomainFailure />
      <DomainFields domain={domain} />
    </FormShell>
  );
}

function DomainFields({ domain }: { readonly domain: SsoDomain }) {
  const { t } = useTranslation('authentication');
  const { values } = useFormikContext<DomainValues>();
  const { data: connections = [] } = useListSsoConnectionsQuery(undefined);
  const offered = connections.filter(
    ({ connectionId, state }) => state === 'ENABLED' || connectionId === domain.connectionId,
  );
  return (
    <>
      <SelectField
        name="connectionId"
        label={t('domain.leadsTo')}
        options={[
          { value: '', label: t('domain.anyConnection') },
          ...offered.map(({ connectionId, displayName }) => ({ value: connectionId, label: displayName })),
        ]}
      />
      <CheckboxField
        name="onlyCompany"
        label={t('domain.onlyCompany')}
        help={t('domain.onlyCompanyHelp', { count: domain.people })}
      />
      {values.onlyCompany && <ExemptAdministrators chosen={domain.exemptUsers} />}
      <FormActions>
        <SubmitButton>{t('domain.save')}</SubmitButton>
      </FormActions>
    </>
  );
}
