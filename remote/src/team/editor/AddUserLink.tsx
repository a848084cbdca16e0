import { PATHS } from '@portal/shared/domain/access/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';

/** The way to a new user; it says why while there is none. */
export function AddUserLink() {
  const { t } = useTranslation('team');
  const blocked = useBlockedReason('INVITE');
  const id = useId();
  if (blocked === null) return <LinkButton to={PATHS.addUser}>{t('title.addUser')}</LinkButton>;
  return (
    <span data-hint={blocked}>
      <BusyButton busy={false} disabled aria-describedby={id}>
        {t('title.addUser')}
      </BusyButton>
      <span id={id} className="pr-hidden-text">
        {blocked}
      </span>
    </span>
  );
}
