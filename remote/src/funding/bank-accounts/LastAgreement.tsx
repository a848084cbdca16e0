import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/facts/FactList.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';

/** Tells who accepted which authorisation last, when and from where. */
export function LastAgreement({ agreement }: Pick<BankAccountDetail, 'agreement'>) {
  const { t } = useTranslation('bankAccounts');
  return (
    <>
      <h3 className="pr-bank__part">{t('review.last')}</h3>
      <FactList
        facts={[
          { label: t('review.version'), value: agreement.version },
          { label: t('review.acceptedAt'), value: <ExactTime at={agreement.acceptedAt} /> },
          { label: t('review.acceptedBy'), value: agreement.acceptedBy },
          { label: t('review.ipAddress'), value: agreement.ipAddress },
        ]}
      />
    </>
  );
}
