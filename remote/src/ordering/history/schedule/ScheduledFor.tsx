import { Button } from '@mantine/core';
import type { Schedule } from '@portal/shared/contract/schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import '../../schedule/locales.ts';
import '../../schedule/schedule.css';
import { ScheduledTimeText } from '../../schedule/ScheduledTimeText.tsx';
import type { ScheduleKey } from '../historyApi.ts';
import type { ScheduleDialogProps } from './ScheduleDialogs.tsx';

const ChangeTimeDialog = lazyPart<ScheduleDialogProps>(
  async () => (await import('./ScheduleDialogs.tsx')).ChangeTimeDialog,
);
const SendNowDialog = lazyPart<ScheduleDialogProps>(async () => (await import('./ScheduleDialogs.tsx')).SendNowDialog);

interface ScheduledForProps {
  readonly address: ScheduleKey;
  /** The name of the order or the line for people. */
  readonly reference: string;
  readonly schedule: Schedule;
}

/** Tells when an order or a line is sent, which may be changed until then. */
export function ScheduledFor({ schedule, ...target }: ScheduledForProps) {
  const { t } = useTranslation('schedule');
  const [opened, setOpened] = useState<'change' | 'send' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="pr-schedule">
      <p>
        {t(schedule.isForAll ? 'scheduledFor' : 'firstOf')} <ScheduledTimeText {...schedule} />
      </p>
      {schedule.canChange && (
        <div className="pr-schedule__actions">
          <Button variant="default" onClick={() => setOpened('change')}>
            {t('change')}
          </Button>
          <Button variant="default" onClick={() => setOpened('send')}>
            {t('sendNow')}
          </Button>
        </div>
      )}
      {opened !== null && (
        <OverlayBoundary onClose={close}>
          {opened === 'change' ? (
            <ChangeTimeDialog {...target} schedule={schedule} onClose={close} />
          ) : (
            <SendNowDialog {...target} schedule={schedule} onClose={close} />
          )}
        </OverlayBoundary>
      )}
    </div>
  );
}
