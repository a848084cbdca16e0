import { PATHS } from '@portal/shared/domain/access/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';

/** The way to a file of users; it says why while nobody can be invited. */
export function UploadUsersLink() {
  const { t } = useTranslation('team');
  const blocked = useBlockedReason('INVITE');
  // A file is kept for whoever sent it.
  const isOpen = useCan({ notEmulated: true });
  const id = useId();
  if (!isOpen) return null;
  if (blocked === null)
    return (
      <LinkButton to={PATHS.userFiles} variant="default">
        {t('title.uploadUsers')}
      </LinkButton>
    );
  return (
    <span data-hint={blocked}>
      <BusyButton busy={false} disabled variant="default" aria-describedby={id}>
        {t('title.uploadUsers')}
      </BusyButton>
      <span id={id} className="pr-hidden-text">
        {blocked}
      </span>
    </span>
  );
}
