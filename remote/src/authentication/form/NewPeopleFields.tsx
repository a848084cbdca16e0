import { grantableAuthorities } from '@portal/shared/domain/access/grantableAuthorities';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { AccessField } from '../../entities/access/AccessField.tsx';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useListRolesQuery } from '../../entities/role/roleListApi.ts';
import { roleName } from '../../entities/role/roleName.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { ConnectionValues } from './connectionValues.ts';

/** Says what becomes of people whom the organisation does not know yet: they are refused, or get a role and access. */
export function NewPeopleFields() {
  const { t } = useTranslation('authentication');
  const { values } = useFormikContext<ConnectionValues>();
  return (
    <>
      <ChoiceField
        name="newPeople"
        label={t('field.newPeople')}
        choose={t('field.newPeople')}
        choices={(['REFUSED', 'ADMITTED'] as const).map((value) => ({
          value,
          label: t(`newPeople.${value}.name`),
          help: t(`newPeople.${value}.about`),
        }))}
      />
      {values.newPeople === 'ADMITTED' && <Admission />}
    </>
  );
}

function Admission() {
  const { t, i18n } = useTranslation('authentication');
  const grantable: readonly string[] = grantableAuthorities(usePrincipal());
  const { values } = useFormikContext<ConnectionValues>();
  const roles = useListRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const customers = useCustomers();
  const error = roles.error ?? customers.error;
  if (error !== undefined) {
    const retry = () => {
      if (roles.error !== undefined) void roles.refetch();
      if (customers.error !== undefined) void customers.refetch();
    };
    return <PartFailure error={error} onRetry={retry} />;
  }
  const options = (roles.data ?? []).map(({ roleId, name, authorities }) => ({
    value: roleId,
    label: roleName(i18n, name),
    disabled: roleId !== values.roleId && !authorities.every((code) => grantable.includes(code)),
  }));
  return (
    <>
      <SelectField
        name="roleId"
        label={t('field.role')}
        help={options.some(({ disabled }) => disabled) ? t('field.roleBeyond') : undefined}
        options={[{ value: '', label: t('field.chooseRole') }, ...options]}
        required
      />
      <AccessField legend={t('field.access')} groups={customers.data ?? []} />
    </>
  );
}
