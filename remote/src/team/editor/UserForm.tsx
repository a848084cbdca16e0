import type { Role } from '@portal/shared/contract/roles';
import type { Customer } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormikContext } from 'formik';
import { toListField } from '../../entities/access/accessRules.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTabs } from '../../ui/wizard/FormTabs.tsx';
import { toKnownAuthorities } from '../permissions/lineChoices.ts';
import { AccessTab } from './AccessTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { PermissionsTab } from './PermissionsTab.tsx';
import { userSchema } from './userSchema.ts';
import { toUserFields, type UserFields, type UserValues } from './userValues.ts';

interface UserFormProps extends Omit<UserTabsProps, 'roles' | 'groups'> {
  readonly label: string;
  readonly initialValues: UserValues;
  readonly roles: readonly Role[];
  readonly groups: readonly Customer[];
  readonly draftKey: string;
  /** Shows a failed save. */
  readonly failure: ReactNode;
  readonly onSubmit: (fields: UserFields, values: UserValues) => Promise<unknown>;
}

/** A user in three tabs. */
export function UserForm({ label, initialValues, roles, draftKey, failure, onSubmit, ...tabs }: UserFormProps) {
  const getAuthorities = useMemo(
    () => (roleId: string) => toKnownAuthorities(roles.find((role) => role.roleId === roleId)?.authorities ?? []),
    [roles],
  );
  const schema = useMemo(() => userSchema(getAuthorities), [getAuthorities]);
  return (
    <FormShell<UserValues, UserFields>
      label={label}
      initialValues={initialValues}
      schema={schema}
      // Another role may give what was added to the one before.
      toBody={(values) =>
        toUserFields(values, values.roleId === initialValues.roleId ? [] : getAuthorities(values.roleId))
      }
      onSubmit={onSubmit}
      fieldName={toListField}
      draftKey={draftKey}
      showsFailure={false}
    >
      {failure}
      <UserTabs roles={roles} {...tabs} />
    </FormShell>
  );
}

interface UserTabsProps {
  readonly roles: readonly Role[];
  readonly groups: readonly Customer[];
  readonly isEmailFixed: boolean;
  /** Nobody changes the own role, permissions and access. */
  readonly isOwn: boolean;
  readonly submitLabel: string;
}

function UserTabs({ roles, groups, isEmailFixed, isOwn, submitLabel }: UserTabsProps) {
  const { t } = useTranslation('team');
  const { values } = useFormikContext<UserValues>();
  const role = roles.find(({ roleId }) => roleId === values.roleId);
  return (
    <FormTabs
      label={t('tab.label')}
      submitLabel={submitLabel}
      cancelTo={PATHS.users}
      tabs={[
        {
          key: 'details',
          title: t('tab.details'),
          fields: ['firstName', 'lastName', 'email', 'langKey', 'roleId'],
          content: <DetailsTab roles={roles} isEmailFixed={isEmailFixed} isOwn={isOwn} />,
        },
        {
          key: 'permissions',
          title: t('tab.permissions'),
          fields: ['authorities'],
          content: <PermissionsTab role={role} isOwn={isOwn} />,
        },
        {
          key: 'access',
          title: t('tab.access'),
          fields: ['customerIdentifiers', 'accountIdentifiers'],
          content: <AccessTab groups={groups} isOwn={isOwn} />,
        },
      ]}
    />
  );
}
