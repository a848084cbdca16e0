import type { RoleRecord } from '@portal/shared/contract/roles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { roleName } from '../../entities/role/roleName.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { Section } from '../../ui/page/Section.tsx';
import { RightsList } from '../permissions/RightsList.tsx';
import { copyRolePath, editRolePath } from '../teamPaths.ts';
import { RoleUsers } from './RoleUsers.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import { useRoleActions } from './useRoleActions.tsx';

/** A role that was loaded: what it allows, and who is in it. */
export function RoleDetail({ role }: { readonly role: RoleRecord }) {
  const { t, i18n } = useTranslation('team');
  const navigate = useNavigate();
  const { ask, dialog } = useRoleActions(() => void navigate(PATHS.roles, { replace: true }));
  const name = roleName(i18n, role.name);
  usePageName(name);
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={<Link to={PATHS.roles}>{t('action.allRoles')}</Link>}
        action={
          role.isDefault ? (
            <LinkButton to={copyRolePath(role.roleId)}>{t('action.copy')}</LinkButton>
          ) : (
            <div className="pr-team__actions">
              <LinkButton to={editRolePath(role.roleId)}>{t('action.edit')}</LinkButton>
              <RoleMenu role={role} onAction={ask} />
            </div>
          )
        }
      />
      <div className="pr-user pr-team__narrow">
        {role.isDefault && <p className="pr-team__text">{t('role.viewOnly')}</p>}
        <Section title={t('section.rights')}>
          <RightsList codes={role.authorities} />
        </Section>
        <Section title={t('role.holders')}>
          {role.userCount === 0 ? (
            <p className="pr-team__text">{t('role.nobody')}</p>
          ) : (
            <RoleUsers role={role} hasLinks />
          )}
        </Section>
      </div>
      {dialog}
    </Page>
  );
}
