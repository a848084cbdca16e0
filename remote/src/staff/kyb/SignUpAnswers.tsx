import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { getBusinessText } from '../../entities/business/businessTexts.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** Lists the answers at sign-up; nothing for an organisation that did not sign up by itself. */
export function SignUpAnswers({ review: { submission } }: { readonly review: KybReview }) {
  const { t, i18n } = useTranslation(['staff', 'business']);
  const signUp = submission?.signUp ?? null;
  if (signUp === null) return null;
  const yesOrNo = (is: boolean): string => t(is ? 'kyb.signUp.yes' : 'kyb.signUp.no');
  return (
    <Section title={t('kyb.signUp.title')}>
      <FactList
        facts={[
          { label: t('kyb.signUp.companyName'), value: signUp.companyName },
          { label: t('kyb.signUp.workEmail'), value: signUp.workEmail },
          { label: t('kyb.signUp.isLargeSpender'), value: yesOrNo(signUp.isLargeSpender) },
          { label: t('kyb.signUp.sendsForOthers'), value: yesOrNo(signUp.sendsForOthers) },
          { label: t('kyb.signUp.useCase'), value: getBusinessText(i18n, 'useCase', signUp.useCase) },
          { label: t('kyb.signUp.useCaseDetail'), value: signUp.useCaseDetail },
        ]}
      />
    </Section>
  );
}
