import type { RoleRecord } from '@portal/shared/contract/roles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { roleName } from '../../entities/role/roleName.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { Section } from '../../ui/page/Section.tsx';
import { RightsList } from '../permissions/RightsList.tsx';
import { copyRolePath, editRolePath } from '../teamPaths.ts';
import { RoleUsers } from './RoleUsers.tsx';
import { useRoleActions } from './useRoleActions.tsx';

/** A role that was loaded: what it allows, and who is in it. */
export function RoleDetail({ role }: { readonly role: RoleRecord }) {
  const { t, i18n } = useTranslation('team');
  const navigate = useNavigate();
  const { ask, dialog } = useRoleActions(() => void navigate(PATHS.roles, { replace: true }));
  const name = roleName(i18n, role.name);
  usePageName(name);
  const copy = { key: 'copy', label: t('action.copy'), to: copyRolePath(role.roleId) };
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={<Link to={PATHS.roles}>{t('action.allRoles')}</Link>}
        action={
          <ActionLadder
            label={t('action.of', { name })}
            primary={role.isDefault ? copy : { key: 'edit', label: t('action.edit'), to: editRolePath(role.roleId) }}
            more={
              role.isDefault
                ? []
                : [
                    { key: 'rename', label: t('action.rename'), onClick: () => ask(role, 'rename') },
                    copy,
                    {
                      key: 'delete',
                      label: t('action.delete'),
                      onClick: () => ask(role, 'delete'),
                      isDestructive: true,
                    },
                  ]
            }
          />
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
