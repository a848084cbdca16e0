import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate, useParams } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { Money } from '../../ui/money/Money.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { CHANGE_ALERTS } from '../alertRights.ts';
import { useGetBalanceAlertQuery } from '../balanceAlertsApi.ts';
import '../balance-alerts.css';
import { findAccountsBelow } from '../belowThreshold.ts';
import { AlertAccounts } from '../list/AlertAccounts.tsx';

const loadDialog = async () => (await import('../delete/DeleteAlertDialog.tsx')).DeleteAlertDialog;
const DeleteAlertDialog = lazyDialog(loadDialog);

/** One alert beside the list (`/accounts/balance-alerts/{identifier}`). */
export function BalanceAlertPage() {
  const { t, i18n } = useTranslation('balanceAlerts');
  const { identifier = '' } = useParams();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const query = useGetBalanceAlertQuery(identifier);
  useLoadAhead(loadDialog);
  return (
    <DetailDrawer
      key={identifier}
      title={query.currentData?.displayName ?? t('title.one')}
      query={query}
      waitingFor={t('title.one')}
      notFound={i18n.t('errors:error.balanceAlert.notFound')}
      listPath={PATHS.balanceAlerts}
    >
      {(alert) => (
        <>
          <AlertContent alert={alert} onDelete={() => setLeaving(true)} />
          {isLeaving && (
            <DeleteAlertDialog
              alert={alert}
              onClose={() => setLeaving(false)}
              onDeleted={() => void navigate(PATHS.balanceAlerts, { replace: true })}
            />
          )}
        </>
      )}
    </DetailDrawer>
  );
}

interface AlertContentProps {
  readonly alert: BalanceAlert;
  readonly onDelete: () => void;
}

function AlertContent({ alert, onDelete }: AlertContentProps) {
  const { t } = useTranslation('balanceAlerts');
  const isBelow = findAccountsBelow(alert).length > 0;
  const { identifier, displayName: name } = alert;
  const actions = (
    <Can {...CHANGE_ALERTS}>
      <ActionLadder
        label={t('action.of', { name })}
        primary={{
          key: 'edit',
          label: t('action.edit'),
          to: generatePath(PATHS.editBalanceAlert, { identifier }),
        }}
        more={[{ key: 'delete', label: t('delete.confirm'), onClick: onDelete, isDestructive: true }]}
      />
    </Can>
  );
  return (
    <>
      <DetailHead
        amount={<Money amount={alert.threshold} currencyCode={alert.currencyCode} />}
        status={
          isBelow ? (
            <StatusChip tone="warning" label={t('below.now')} help={t('below.waits')} />
          ) : (
            <StatusChip tone="success" label={t('below.none')} />
          )
        }
        actions={actions}
      >
        <p>{t('details.thresholdHelp')}</p>
      </DetailHead>
      <FactList
        facts={[
          { label: t('column.accounts'), value: <AlertAccounts alert={alert} /> },
          { label: t('column.recipients'), value: alert.recipientEmails.join(', ') },
          {
            label: t('column.lastSent'),
            value: alert.lastSentDate === null ? t('never') : <ExactTime at={alert.lastSentDate} />,
          },
        ]}
      />
    </>
  );
}
