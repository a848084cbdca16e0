import type { ChangeScheduleBody, Schedule } from '@portal/shared/contract/schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { isApiError } from '../../../api/apiError.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { DialogActions } from '../../../ui/form/DialogActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { ScheduledTimeText } from '../../schedule/ScheduledTimeText.tsx';
import { ScheduleFields } from '../../schedule/ScheduleFields.tsx';
import { getInstant, toScheduleValues } from '../../schedule/scheduleRules.ts';
import { scheduleSchema, toScheduleField, type ScheduleValues } from '../../schedule/scheduleValues.ts';
import { useChangeScheduleMutation, useSendScheduledNowMutation, type ScheduleKey } from '../historyApi.ts';

export interface ScheduleDialogProps {
  readonly address: ScheduleKey;
  readonly reference: string;
  readonly schedule: Schedule;
  readonly onClose: () => void;
}

const schema = object({ schedule: scheduleSchema });

/** Moves what waits to another time. */
export function ChangeTimeDialog({ address, reference, schedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('schedule');
  const notify = useNotify();
  const [changeSchedule] = useChangeScheduleMutation();
  // A change meanwhile is not overwritten: the version is the one that was shown when the dialog opened.
  const [{ version, initialValues }] = useState(() => ({
    version: schedule.version,
    initialValues: { schedule: toScheduleValues(schedule) },
  }));
  const send = async (body: ChangeScheduleBody): Promise<void> => {
    try {
      await changeSchedule({ ...address, body }).unwrap();
    } catch (error) {
      // A time that is refused is said at its field.
      if (isApiError(error) && error.fields !== undefined) throw error;
      notify.error(t('changeFailed'));
      onClose();
      return;
    }
    notify.success(t('changed'));
    onClose();
  };
  return (
    <Dialog opened title={t('changeTitle', { reference })} onClose={onClose}>
      <FormShell<{ readonly schedule: ScheduleValues }, ChangeScheduleBody>
        label={t('changeTitle', { reference })}
        initialValues={initialValues}
        schema={schema}
        toBody={({ schedule: values }) => ({
          scheduledDeliveryTime: getInstant(values),
          timeZone: values.timeZone,
          version,
        })}
        onSubmit={send}
        errorFallback={t('changeFailed')}
        fieldName={(field) => toScheduleField(field) ?? field}
        draftKey={null}
        leaveGuard={false}
      >
        <ScheduleFields />
        <DialogActions onClose={onClose}>{t('save')}</DialogActions>
      </FormShell>
    </Dialog>
  );
}

/** Asks before what waits is sent ahead of its time. */
export function SendNowDialog({ address, reference, schedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('schedule');
  const notify = useNotify();
  const [sendNow, { isLoading }] = useSendScheduledNowMutation();
  const [version] = useState(schedule.version);
  const confirm = async (): Promise<void> => {
    try {
      const { lines } = await sendNow({ ...address, body: { version } }).unwrap();
      notify.success(t('sent', { count: lines }));
    } catch {
      notify.error(t('sendFailed'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('sendTitle', { reference })}
      confirmLabel={t('sendNow')}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={isLoading}
    >
      <p>
        {t('sendText')} <ScheduledTimeText {...schedule} />
      </p>
      <p>{t(address.lineNumber === undefined ? 'sendMany' : 'sendOne')}</p>
    </ConfirmDialog>
  );
}
