import type { BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '../../api/useAttemptKey.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ALERTS_PATH } from '../alertPaths.ts';
import { useCreateBalanceAlertMutation } from '../balanceAlertsApi.ts';
import { AlertForm } from '../form/AlertForm.tsx';
import '../balance-alerts.css';

/** A new alert. It begins with the account that the user works in and the user's own address. */
export function CreateBalanceAlertPage() {
  const { t } = useTranslation('balanceAlerts');
  const navigate = useNavigate();
  const notify = useNotify();
  const { username } = usePrincipal();
  const account = useSelectedAccount();
  const [createAlert] = useCreateBalanceAlertMutation();
  const keyOf = useAttemptKey();
  const create = async (body: BalanceAlertBody) => {
    const { displayName } = await createAlert({ body, idempotencyKey: keyOf(body) }).unwrap();
    notify.success(t('created', { name: displayName }));
    await navigate(ALERTS_PATH, { replace: true });
  };
  return (
    <Page>
      <PageHeader title={t('title.create')} />
      <AlertForm
        initialValues={{
          displayName: '',
          threshold: '',
          accountIdentifiers: account === null ? [] : [account.accountIdentifier],
          recipientEmails: [username],
        }}
        draftKey="balanceAlert.new"
        submitLabel={t('action.create')}
        onSubmit={create}
      />
    </Page>
  );
}
