import type { BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { ALERTS_PATH } from '../alertPaths.ts';
import { AccountsStep } from './AccountsStep.tsx';
import { alertSchema } from './alertSchema.ts';
import { toAlertBody, type AlertValues, type CurrencyOf } from './alertValues.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { RecipientsStep } from './RecipientsStep.tsx';

interface AlertFormProps {
  readonly initialValues: AlertValues;
  readonly draftKey: string;
  readonly submitLabel: string;
  readonly leaveGuard?: boolean;
  readonly onSubmit: (body: BalanceAlertBody) => Promise<unknown>;
}

/** A balance alert in three steps: details, accounts, recipients. */
export function AlertForm({ initialValues, draftKey, submitLabel, leaveGuard, onSubmit }: AlertFormProps) {
  const { t, i18n } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const selected = useSelectedAccount();
  const { data: groups, error, refetch } = useCustomers();
  if (groups === undefined) {
    if (error === undefined) return <PageSkeleton rows={5} />;
    return <ErrorState error={error} title={i18n.t('account.listFailed')} onRetry={() => void refetch()} />;
  }
  const accounts = groups.flatMap((group) => group.accounts);
  const [first] = accounts;
  if (first === undefined) return <EmptyState text={i18n.t('account.none')} />;

  const isKnown = (identifier: string) => accounts.some(({ accountIdentifier }) => accountIdentifier === identifier);
  const currencyOf: CurrencyOf = (chosen) =>
    (accounts.find(({ accountIdentifier }) => chosen.includes(accountIdentifier)) ?? selected ?? first).currencyCode;
  return (
    <FormShell<AlertValues, BalanceAlertBody>
      initialValues={{ ...initialValues, accountIdentifiers: initialValues.accountIdentifiers.filter(isKnown) }}
      schema={alertSchema(currencyOf, locale)}
      toBody={(values) => toAlertBody(values, locale)}
      onSubmit={onSubmit}
      errorFallback={t('failed')}
      draftKey={draftKey}
      leaveGuard={leaveGuard}
    >
      <FormWizard
        label={t('step.label')}
        submitLabel={submitLabel}
        cancelTo={ALERTS_PATH}
        steps={[
          {
            key: 'details',
            title: t('step.details'),
            fields: ['displayName', 'threshold'],
            content: <DetailsStep currencyOf={currencyOf} />,
          },
          {
            key: 'accounts',
            title: t('step.accounts'),
            fields: ['accountIdentifiers'],
            content: <AccountsStep groups={groups} currencyOf={currencyOf} />,
          },
          {
            key: 'recipients',
            title: t('step.recipients'),
            fields: ['recipientEmails'],
            content: <RecipientsStep accounts={accounts} currencyOf={currencyOf} />,
          },
        ]}
      />
    </FormShell>
  );
}
