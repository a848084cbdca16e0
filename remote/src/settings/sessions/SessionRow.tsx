import { Button } from '@mantine/core';
import type { UserSession } from '@portal/shared/contract/userSessions';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { DeviceRow } from './DeviceRow.tsx';

interface SessionRowProps {
  readonly session: UserSession;
  readonly device: string;
  readonly onEnd: () => void;
}

/** Device, place and last use of a session; every one but this browser's can be ended. */
export function SessionRow({ session, device, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings');
  return (
    <DeviceRow
      device={device}
      ipAddress={session.ipAddress}
      time={
        <>
          {t('sessions.lastUsed')} <RelativeTime at={session.lastUsedDate} />
        </>
      }
    >
      {session.isCurrent ? (
        <StatusChip tone="success" label={t('sessions.current')} />
      ) : (
        <Button variant="default" size="xs" onClick={onEnd} aria-label={t('sessions.endOf', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </DeviceRow>
  );
}
