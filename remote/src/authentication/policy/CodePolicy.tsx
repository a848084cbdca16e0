import type { SignInPolicy } from '@portal/shared/contract/signInPolicy';
import { CODE_POLICIES, type CodePolicy as Policy } from '@portal/shared/domain/signIn/ssoTypes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import '../../ui/form/choice.css';
import { Section } from '../../ui/page/Section.tsx';
import { CodeFactors } from './CodeFactors.tsx';
import { PolicyQuestion } from './PolicyQuestion.tsx';
import { usePolicyChange } from './usePolicyChange.ts';

const CONTROL = 'codes';

/** Asks for no codes, leaves them to each person, or requires them; and how they may be received. */
export function CodePolicy({ policy }: { readonly policy: SignInPolicy }) {
  const { t, i18n } = useTranslation('authentication');
  const name = useId();
  const [asked, setAsked] = useState<Policy | null>(null);
  const { change, shown, refusalOf } = usePolicyChange(policy);
  const choose = (codes: Policy) => void change({ control: CONTROL, patch: { codes } });
  const refusal = refusalOf(CONTROL);
  return (
    <Section title={t('codes.title')}>
      <fieldset role="radiogroup" className="pr-choices pr-sso-codes">
        <legend>{t('codes.legend')}</legend>
        {CODE_POLICIES.map((codes) => (
          <label key={codes} className="pr-choices__choice">
            <input
              type="radio"
              name={name}
              checked={shown.codes === codes}
              onChange={() => (codes === 'OPTIONAL' ? choose(codes) : setAsked(codes))}
            />
            <span className="pr-choices__name">{t(`codes.${codes}.name`)}</span>
            <span className="pr-choices__help">{t(`codes.${codes}.about`)}</span>
          </label>
        ))}
      </fieldset>
      {refusal !== null && <Notice kind="error">{apiErrorMessage(i18n, refusal, t('policy.failed'))}</Notice>}
      {policy.codes !== 'OFF' && <CodeFactors policy={policy} />}
      {(asked === 'REQUIRED' || asked === 'OFF') && (
        <PolicyQuestion
          title={t(`codes.${asked}.question`)}
          text={
            asked === 'REQUIRED' ? t('codes.REQUIRED.text', { count: policy.peopleWithoutFactor }) : t('codes.OFF.text')
          }
          confirmLabel={t(`codes.${asked}.confirm`)}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            choose(asked);
          }}
        />
      )}
    </Section>
  );
}
