import type { SignInPolicy } from '@portal/shared/contract/signInPolicy';
import { CODE_FACTORS } from '@portal/shared/domain/signIn/ssoTypes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { PolicyQuestion } from './PolicyQuestion.tsx';
import { PolicyRow } from './PolicyRow.tsx';
import { usePolicyChange } from './usePolicyChange.ts';

type Factor = (typeof CODE_FACTORS)[number];

/** The ways to get a code, at least one of which stays. One that this build does not know keeps its state. */
export function CodeFactors({ policy }: { readonly policy: SignInPolicy }) {
  const { t, i18n } = useTranslation('authentication');
  const titleId = useId();
  const [asked, setAsked] = useState<Factor | null>(null);
  const { change, shown, changing, refusalOf } = usePolicyChange(policy);
  const turn = (type: Factor, isOn: boolean) => {
    const others = shown.factors.filter((one) => one !== type);
    void change({ control: type, patch: { factors: isOn ? [...others, type] : others } });
  };
  const peopleOf = (type: Factor) => policy.factors.find((one) => one.type === type)?.people ?? 0;
  return (
    <div>
      <h3 id={titleId} className="pr-sso-heading">
        {t('factor.title')}
      </h3>
      <ul aria-labelledby={titleId} className="pr-sso-list">
        {CODE_FACTORS.flatMap((type) => {
          const factor = policy.factors.find((one) => one.type === type);
          if (factor === undefined || (!factor.isOffered && !factor.isOn)) return [];
          return (
            <PolicyRow
              key={type}
              name={t(`factor.${type}.name`)}
              about={joinSentences(i18n.language, [
                t(`factor.${type}.about`),
                ...(factor.isOn ? [t('factor.people', { count: factor.people })] : []),
              ])}
              isOn={shown.factors.includes(type)}
              isBusy={changing === type}
              lock={factor.isLocked ? t('lock.LAST_FACTOR') : null}
              refusal={refusalOf(type)}
              onTurn={(wanted) => (wanted || factor.people === 0 ? turn(type, wanted) : setAsked(type))}
            />
          );
        })}
      </ul>
      {asked !== null && (
        <PolicyQuestion
          title={t('factor.off.title', { factor: t(`factor.${asked}.name`) })}
          text={t('factor.off.text', { count: peopleOf(asked) })}
          confirmLabel={t('method.off.confirm')}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            turn(asked, false);
          }}
        />
      )}
    </div>
  );
}
