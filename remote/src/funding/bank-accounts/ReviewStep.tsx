import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Agreement, type AgreementRead } from './Agreement.tsx';
import type { GetStepLocation } from './bankAccountPaths.ts';
import { BankFailure } from './BankFailure.tsx';
import { LastAgreement } from './LastAgreement.tsx';
import { useSummary } from './useSummary.ts';

interface ReviewStepProps {
  readonly account: Account;
  readonly detail: BankAccountDetail | undefined;
  readonly getStepLocation: GetStepLocation;
  readonly agreement: AgreementRead;
}

/** Step 3: everything once more, and the authorisation of debits. */
export function ReviewStep({ account, detail, getStepLocation, agreement }: ReviewStepProps) {
  const { t } = useTranslation('bankAccounts');
  const { bank, access } = useSummary(account, detail);
  return (
    <>
      <BankFailure identifier={detail?.identifier} getStepLocation={getStepLocation} />
      <div className="pr-bank__head">
        <h3 className="pr-bank__part">{t('review.bank')}</h3>
        <Link to={getStepLocation('details')}>{t('review.editDetails')}</Link>
      </div>
      <FactList facts={bank} />
      <div className="pr-bank__head">
        <h3 className="pr-bank__part">{t('step.account')}</h3>
        <Link to={getStepLocation('account-and-users')}>{t('review.editAccount')}</Link>
      </div>
      <FactList facts={access} />
      {detail !== undefined && <LastAgreement agreement={detail.agreement} />}
      <Agreement {...agreement} />
    </>
  );
}
