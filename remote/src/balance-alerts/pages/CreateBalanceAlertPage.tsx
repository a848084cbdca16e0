import type { BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { NEW_ALERT_DRAFT } from '../alertDraft.ts';
import { useCreateBalanceAlertMutation } from '../balanceAlertsApi.ts';
import { AlertForm } from '../form/AlertForm.tsx';
import { useSaveAlert } from '../form/useSaveAlert.ts';
import '../balance-alerts.css';

/** A new alert. It begins with the account that the user works in and the user's own address. */
export function CreateBalanceAlertPage() {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const { username } = usePrincipal();
  const account = useSelectedAccount();
  const [createAlert] = useCreateBalanceAlertMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveAlert();
  const create = (body: BalanceAlertBody) =>
    save('created', createAlert({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  return (
    <Page>
      <PageHeader title={t('title.create')} />
      <AlertForm
        initialValues={{
          displayName: '',
          threshold: '',
          typedIn: locale,
          accountIdentifiers: account === null ? [] : [account.accountIdentifier],
          recipientEmails: [username],
          version: 0,
        }}
        draftKey={NEW_ALERT_DRAFT}
        submitLabel={t('action.create')}
        onSubmit={create}
      />
    </Page>
  );
}
