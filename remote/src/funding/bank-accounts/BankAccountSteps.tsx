import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { AccountStep } from './AccountStep.tsx';
import { getAddFundsReturn } from './addFundsReturn.ts';
import type { AgreementRead } from './Agreement.tsx';
import type { GetStepLocation } from './bankAccountPaths.ts';
import { needsNumbers, type BankAccountValues } from './bankAccountValues.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

interface BankAccountStepsProps {
  readonly account: Account;
  readonly detail: BankAccountDetail | undefined;
  readonly getStepLocation: GetStepLocation;
  readonly agreement: AgreementRead;
}

/** The three steps of a bank account: details, account and users, review. */
export function BankAccountSteps({ account, detail, getStepLocation, agreement }: BankAccountStepsProps) {
  const { t } = useTranslation('bankAccounts');
  const isLedBack = useLedBack(getStepLocation);
  const back = getAddFundsReturn(useLocation().state);
  return (
    <FormWizard
      label={t('step.label')}
      submitLabel={t(detail === undefined ? 'submit.add' : 'submit.edit')}
      cancelTo={back?.to ?? PATHS.funding}
      cancelState={back?.state}
      steps={[
        {
          key: 'details',
          to: getStepLocation('details'),
          title: t('step.details'),
          fields: [
            'routingNumber',
            'accountNumber',
            'accountNumberAgain',
            'accountType',
            'label',
            'firstName',
            'lastName',
            'companyName',
            'billingAddress',
          ],
          content: <DetailsStep detail={detail} isLedBack={isLedBack} />,
        },
        {
          key: 'account-and-users',
          to: getStepLocation('account-and-users'),
          title: t('step.account'),
          fields: ['userIdentifiers'],
          content: <AccountStep account={account} named={detail?.users ?? []} />,
        },
        {
          key: 'review-and-authorize',
          to: getStepLocation('review-and-authorize'),
          title: t('step.review'),
          fields: ['accepted'],
          content: (
            <ReviewStep account={account} detail={detail} getStepLocation={getStepLocation} agreement={agreement} />
          ),
        },
      ]}
    />
  );
}

/** Tells whether the page began at a later step that lacks the account number alone, which no draft keeps. */
function useLedBack(getStepLocation: GetStepLocation): boolean {
  const { pathname } = useLocation();
  const { values } = useFormikContext<BankAccountValues>();
  const [isLedBack] = useState(
    () =>
      pathname !== getStepLocation('details').pathname &&
      needsNumbers(values) &&
      values.accountNumber === '' &&
      values.routingNumber !== '',
  );
  return isLedBack;
}
