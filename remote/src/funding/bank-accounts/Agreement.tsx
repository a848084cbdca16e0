import type { BankAgreement } from '@portal/shared/contract/bankAccounts';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';

/** The authorisation in force, as far as it was read. */
export interface AgreementRead {
  readonly agreement: BankAgreement | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The authorisation of debits in its own language, and the box that accepts it. */
export function Agreement({ agreement, error, retry }: AgreementRead) {
  const { t } = useTranslation('bankAccounts');
  if (agreement === undefined)
    return error === undefined ? (
      <PageSkeleton rows={4} />
    ) : (
      <PartFailure error={error} title={t('review.agreementFailed')} onRetry={retry} />
    );
  return (
    <>
      <h3 className="pr-bank__part">{t('review.agreement')}</h3>
      <div lang={agreement.language} className="pr-bank__agreement">
        {agreement.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CheckboxField name="accepted" label={t('review.accept')} required />
    </>
  );
}
