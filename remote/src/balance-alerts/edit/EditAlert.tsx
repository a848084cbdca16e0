import { Button } from '@mantine/core';
import type { BalanceAlert, BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ALERTS_PATH } from '../alertPaths.ts';
import { useUpdateBalanceAlertMutation } from '../balanceAlertsApi.ts';
import { DeleteAlertDialog } from '../delete/DeleteAlertDialog.tsx';
import { AlertForm } from '../form/AlertForm.tsx';
import { alertValues } from '../form/alertValues.ts';

/** The form of an alert that exists. While its deletion is asked for, leaving asks nothing. */
export function EditAlert({ alert }: { readonly alert: BalanceAlert }) {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isLeaving, setLeaving] = useState(false);
  const [updateAlert] = useUpdateBalanceAlertMutation();
  const { identifier, displayName } = alert;
  const save = async (body: BalanceAlertBody) => {
    const saved = await updateAlert({ identifier, body: { ...body, version: alert.version } }).unwrap();
    notify.success(t('saved', { name: saved.displayName }));
    await navigate(ALERTS_PATH, { replace: true });
  };
  return (
    <Page>
      <PageHeader
        title={t('title.editNamed', { name: displayName })}
        action={
          <Button variant="default" onClick={() => setLeaving(true)}>
            {t('delete.confirm')}
          </Button>
        }
      />
      <AlertForm
        initialValues={alertValues(alert, locale)}
        draftKey={`balanceAlert.${identifier}`}
        submitLabel={t('action.save')}
        leaveGuard={!isLeaving}
        onSubmit={save}
      />
      {isLeaving && (
        <DeleteAlertDialog
          alert={alert}
          onClose={() => setLeaving(false)}
          onDeleted={() => void navigate(ALERTS_PATH, { replace: true })}
        />
      )}
    </Page>
  );
}
