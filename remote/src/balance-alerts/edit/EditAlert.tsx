import type { BalanceAlert, BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { getAlertDraftKey } from '../alertDraft.ts';
import { isAlertGone } from '../alertFailure.ts';
import { useCreateBalanceAlertMutation, useUpdateBalanceAlertMutation } from '../balanceAlertsApi.ts';
import { AlertForm } from '../form/AlertForm.tsx';
import { toAlertValues, type AlertValues } from '../form/alertValues.ts';
import { useSaveAlert } from '../form/useSaveAlert.ts';
import { EditFailure } from './EditFailure.tsx';

const loadDialog = async () => (await import('../delete/DeleteAlertDialog.tsx')).DeleteAlertDialog;
const DeleteAlertDialog = lazyDialog(loadDialog);

/**
 * The form of an alert that exists; of one that was deleted meanwhile it makes a new one. While its deletion is asked
 * for, no draft is kept and leaving asks nothing.
 */
export function EditAlert({ alert }: { readonly alert: BalanceAlert }) {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const navigate = useNavigate();
  const containerRef = useKeptFocus<HTMLElement>();
  const [isLeaving, setLeaving] = useState(false);
  useLoadAhead(loadDialog);
  const [updateAlert, { error }] = useUpdateBalanceAlertMutation();
  const [createAlert] = useCreateBalanceAlertMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveAlert();
  const isGone = isAlertGone(error);
  const { identifier, displayName } = alert;
  const title = t('title.editNamed', { name: displayName });
  const change = (body: BalanceAlertBody, { version }: AlertValues) =>
    save('saved', updateAlert({ identifier, body: { ...body, version } }).unwrap());
  const createAnew = (body: BalanceAlertBody) =>
    save('created', createAlert({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  return (
    <Page>
      <PageHeader
        title={title}
        action={
          !isGone && (
            <ActionLadder
              label={t('action.of', { name: displayName })}
              more={[
                { key: 'delete', label: t('delete.confirm'), onClick: () => setLeaving(true), isDestructive: true },
              ]}
            />
          )
        }
      />
      <section ref={containerRef} tabIndex={-1} aria-label={title}>
        <AlertForm
          initialValues={toAlertValues(alert, locale)}
          draftKey={isLeaving ? null : getAlertDraftKey(identifier)}
          submitLabel={t(isGone ? 'action.createAnew' : 'action.save')}
          submitsAnywhere
          leaveGuard={!isLeaving}
          failure={<EditFailure identifier={identifier} />}
          onSubmit={isGone ? createAnew : change}
        />
      </section>
      {isLeaving && (
        <DeleteAlertDialog
          alert={alert}
          onClose={() => setLeaving(false)}
          onDeleted={() => void navigate(PATHS.balanceAlerts, { replace: true })}
        />
      )}
    </Page>
  );
}
