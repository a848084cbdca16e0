import type { SignInPolicy } from '@portal/shared/contract/signInPolicy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { getLockText } from '../authenticationTexts.ts';
import { PolicyQuestion } from './PolicyQuestion.tsx';
import { PolicyRow } from './PolicyRow.tsx';
import { usePolicyChange } from './usePolicyChange.ts';

const METHODS = ['password', 'google'] as const;
type Method = (typeof METHODS)[number];

/** Password and Google, which every organisation has: they are switched, and there is nothing to edit. */
export function DefaultMethods({ policy }: { readonly policy: SignInPolicy }) {
  const { t, i18n } = useTranslation('authentication');
  const [asked, setAsked] = useState<Method | null>(null);
  const { change, shown, changing, refusalOf } = usePolicyChange(policy);
  const turn = (method: Method, isOn: boolean) => void change({ control: method, patch: { [method]: isOn } });
  return (
    <>
      {METHODS.filter((method) => policy[method].isOffered).map((method) => {
        const { isOn, people, lock } = policy[method];
        return (
          <PolicyRow
            key={method}
            name={t(`method.${method}.name`)}
            about={joinSentences(i18n.language, [
              t(`method.${method}.about`),
              ...(isOn ? [t(`method.${method}.people`, { count: people })] : []),
            ])}
            isOn={shown[method]}
            isBusy={changing === method}
            lock={isOn ? getLockText(i18n, lock) : null}
            refusal={refusalOf(method)}
            onTurn={(wanted) => (wanted || people === 0 ? turn(method, wanted) : setAsked(method))}
          />
        );
      })}
      {asked !== null && (
        <PolicyQuestion
          title={t('method.off.title', { method: t(`method.${asked}.name`) })}
          text={t('method.off.text', { count: policy[asked].people })}
          confirmLabel={t('method.off.confirm')}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            turn(asked, false);
          }}
        />
      )}
    </>
  );
}
