import type { BankUser } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/facts/FactList.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import type { BankAccountValues } from './bankAccountValues.ts';
import { PeopleChoices } from './PeopleChoices.tsx';
import { useBankPeople } from './useBankPeople.ts';

interface AccountStepProps {
  readonly account: Account;
  /** The people who are named so far. */
  readonly named: readonly BankUser[];
}

/** Step 2: the account that it adds funds to, and who may use it. */
export function AccountStep({ account, named }: AccountStepProps) {
  const { t } = useTranslation('bankAccounts');
  const { values } = useFormikContext<BankAccountValues>();
  return (
    <>
      <h3 className="pr-bank__part">{t('account.title')}</h3>
      <FactList
        facts={[
          { label: t('account.name'), value: account.accountName },
          { label: t('account.number'), value: account.accountID },
          { label: t('account.currency'), value: account.currencyCode },
        ]}
      />
      <ChoiceField
        name="access"
        label={t('users.label')}
        choose={t('users.label')}
        choices={[
          { value: 'everyone', label: t('users.everyone') },
          { value: 'named', label: t('users.named') },
        ]}
      />
      {values.access === 'named' && <People account={account} named={named} />}
    </>
  );
}

function People({ account, named }: AccountStepProps) {
  const { t } = useTranslation('bankAccounts');
  const { people, isLoading, error, retry } = useBankPeople(account.accountIdentifier, named);
  if (isLoading) return <PageSkeleton rows={2} />;
  if (error !== undefined) return <PartFailure error={error} title={t('users.failed')} onRetry={retry} />;
  return <PeopleChoices people={people} />;
}
