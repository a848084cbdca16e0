import type { TeamUser } from '@portal/shared/contract/users';
import type { UserStatus as Status } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';

const TONES: Readonly<Record<Status, StatusTone>> = {
  ACTIVATED: 'success',
  INVITED: 'pending',
  PENDING: 'danger',
  DEACTIVATED: 'neutral',
};

interface UserStatusProps {
  readonly user: Pick<TeamUser, 'status' | 'invitationDaysLeft' | 'isInvitationReturned'>;
}

/** The status of a user: with the days that an invitation still works, or why it waits no longer. */
export function UserStatus({ user: { status, invitationDaysLeft, isInvitationReturned } }: UserStatusProps) {
  const { t, i18n } = useTranslation('team');
  const help = status === 'PENDING' ? t(isInvitationReturned ? 'status.undelivered' : 'status.expired') : undefined;
  return (
    <span className="pr-user-status">
      <StatusChip
        label={getEnumerationLabel(i18n, 'user', status)}
        tone={getTone(TONES, status)}
        {...(help !== undefined && { help })}
      />
      {invitationDaysLeft !== null && <span>{t('status.daysLeft', { count: invitationDaysLeft })}</span>}
    </span>
  );
}
