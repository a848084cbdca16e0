import type { Customer } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { AccountsStep } from './AccountsStep.tsx';
import type { GetCurrency } from './alertValues.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { RecipientsStep } from './RecipientsStep.tsx';
import { useTypedThreshold } from './useTypedThreshold.ts';

interface AlertStepsProps {
  readonly groups: readonly Customer[];
  readonly getCurrency: GetCurrency;
  readonly submitLabel: string;
  readonly submitsAnywhere: boolean;
}

/** The three steps of an alert: details, accounts, recipients. */
export function AlertSteps({ groups, getCurrency, submitLabel, submitsAnywhere }: AlertStepsProps) {
  const { t } = useTranslation('balanceAlerts');
  useTypedThreshold(getCurrency);
  return (
    <FormWizard
      label={t('step.label')}
      submitLabel={submitLabel}
      submitsAnywhere={submitsAnywhere}
      cancelTo={PATHS.balanceAlerts}
      steps={[
        {
          key: 'details',
          title: t('step.details'),
          fields: ['displayName', 'threshold'],
          content: <DetailsStep getCurrency={getCurrency} />,
        },
        {
          key: 'accounts',
          title: t('step.accounts'),
          fields: ['accountIdentifiers'],
          content: <AccountsStep groups={groups} getCurrency={getCurrency} />,
        },
        {
          key: 'recipients',
          title: t('step.recipients'),
          fields: ['recipientEmails'],
          content: <RecipientsStep accounts={groups.flatMap((group) => group.accounts)} getCurrency={getCurrency} />,
        },
      ]}
    />
  );
}
