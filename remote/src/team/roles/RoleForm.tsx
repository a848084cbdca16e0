import type { RoleBody } from '@portal/shared/contract/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PermissionLines } from '../permissions/PermissionLines.tsx';
import { roleSchema, toRoleBody, type RoleValues } from './roleValues.ts';

interface RoleFormProps {
  readonly label: string;
  readonly initialValues: RoleValues;
  readonly draftKey: string;
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Shows a failed save. */
  readonly failure: ReactNode;
  readonly onSubmit: (body: RoleBody, values: RoleValues) => Promise<unknown>;
}

/** Name and permissions of a role. */
export function RoleForm({ submitLabel, cancelTo, failure, ...form }: RoleFormProps) {
  const { t } = useTranslation('team');
  const { t: tCommon } = useTranslation();
  return (
    <FormShell<RoleValues, RoleBody> {...form} schema={roleSchema} toBody={toRoleBody} showsFailure={false}>
      {failure}
      <TextField name="name" label={t('role.name')} help={t('role.nameHelp')} autoComplete="off" required />
      <PermissionLines locked={NONE} hasOrganizationAccess={undefined} />
      <FormActions>
        <LinkButton to={cancelTo} variant="default">
          {tCommon('action.cancel')}
        </LinkButton>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}

const NONE = [] as const;
