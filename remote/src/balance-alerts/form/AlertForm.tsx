import type { BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { alertSchema } from './alertSchema.ts';
import { AlertSteps } from './AlertSteps.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { toAlertBody, type AlertValues, type GetCurrency } from './alertValues.ts';

interface AlertFormProps {
  readonly initialValues: AlertValues;
  readonly draftKey: string | null;
  readonly submitLabel: string;
  /** True when every step offers to save, not only the last. */
  readonly submitsAnywhere?: boolean;
  readonly leaveGuard?: boolean;
  /** Shows a failed save. */
  readonly failure?: ReactNode;
  readonly onSubmit: (body: BalanceAlertBody, values: AlertValues) => Promise<unknown>;
}

/** A balance alert in three steps. */
export function AlertForm({
  initialValues,
  submitLabel,
  submitsAnywhere = false,
  failure = <SaveFailure />,
  ...form
}: AlertFormProps) {
  const { t, i18n } = useTranslation('balanceAlerts');
  const selected = useSelectedAccount();
  const { data: groups, error, refetch } = useCustomers();
  if (groups === undefined) {
    if (error === undefined) return <PageSkeleton rows={5} />;
    return <PartFailure error={error} title={i18n.t('signedIn:account.listFailed')} onRetry={() => void refetch()} />;
  }
  const accounts = groups.flatMap((group) => group.accounts);
  const [first] = accounts;
  if (first === undefined) return <EmptyState text={i18n.t('signedIn:account.none')} />;

  const isKnown = (identifier: string) => accounts.some(({ accountIdentifier }) => accountIdentifier === identifier);
  const getCurrency: GetCurrency = (chosen) =>
    (accounts.find(({ accountIdentifier }) => chosen.includes(accountIdentifier)) ?? selected ?? first).currencyCode;
  return (
    <FormShell<AlertValues, BalanceAlertBody>
      {...form}
      initialValues={{ ...initialValues, accountIdentifiers: initialValues.accountIdentifiers.filter(isKnown) }}
      schema={alertSchema(getCurrency)}
      toBody={toAlertBody}
      errorFallback={t('failed')}
      showsFailure={false}
    >
      {failure}
      <AlertSteps
        groups={groups}
        getCurrency={getCurrency}
        submitLabel={submitLabel}
        submitsAnywhere={submitsAnywhere}
      />
    </FormShell>
  );
}
