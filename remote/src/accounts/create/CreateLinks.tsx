import type { ButtonProps } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { newAccountPath } from '../accountPaths.ts';
import { CREATE_ACCOUNTS, CREATE_GROUPS } from '../accountRights.ts';

interface CreateAccountLinkProps extends Pick<ButtonProps, 'variant'> {
  /** The group that it belongs to, where that is known already. */
  readonly group?: string | undefined;
}

/** The way to a new account, for those who may open one. */
export function CreateAccountLink({ group, variant = 'filled' }: CreateAccountLinkProps) {
  const { t } = useTranslation('accounts');
  return (
    <Can {...CREATE_ACCOUNTS}>
      <LinkButton to={group === undefined ? PATHS.createAccount : newAccountPath(group)} variant={variant}>
        {t('action.createAccount')}
      </LinkButton>
    </Can>
  );
}

/** The way to a new group, for those who may open one. */
export function CreateGroupLink() {
  const { t } = useTranslation('accounts');
  return (
    <Can {...CREATE_GROUPS}>
      <LinkButton to={PATHS.createGroup} variant="default">
        {t('action.createGroup')}
      </LinkButton>
    </Can>
  );
}
