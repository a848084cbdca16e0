import type { Role } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../entities/role/roleName.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { toKnownAuthorities } from '../permissions/lineChoices.ts';
import { PermissionLines } from '../permissions/PermissionLines.tsx';

interface PermissionsTabProps {
  readonly role: Role | undefined;
  readonly isOwn: boolean;
}

/** Asks for the user's rights: those of the role, and what is added to them. */
export function PermissionsTab({ role, isOwn }: PermissionsTabProps) {
  const { t, i18n } = useTranslation('team');
  const { field } = useFieldState<boolean>('organizationAccess');
  return (
    <>
      {isOwn && <Notice kind="info">{t('isYou')}</Notice>}
      <p className="pr-team__text">
        {role === undefined
          ? t('permissions.introNoRole')
          : t('permissions.intro', { role: roleName(i18n, role.name) })}
      </p>
      <PermissionLines
        locked={toKnownAuthorities(role?.authorities ?? [])}
        hasOrganizationAccess={field.value}
        disabled={isOwn}
      />
    </>
  );
}
