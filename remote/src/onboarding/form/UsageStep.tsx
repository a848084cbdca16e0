import { REWARDS_USAGES } from '@portal/shared/domain/access/kybReview';
import { ONBOARDING_LIMITS } from '@portal/shared/domain/onboarding/onboardingLimits';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import '../../ui/form/choice.css';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import type { OnboardingValues } from './onboardingValues.ts';

/** Step 1: who gets the rewards. */
export function UsageStep() {
  const { t } = useTranslation('onboarding');
  const { rewardsUsage } = useFormikContext<OnboardingValues>().values;
  return (
    <>
      <UsageChoices />
      {rewardsUsage.includes('OTHER') && (
        <TextAreaField
          name="otherUsage"
          label={t('usage.other')}
          maxLength={ONBOARDING_LIMITS.otherLength}
          rows={2}
          required
        />
      )}
    </>
  );
}

function UsageChoices() {
  const { t } = useTranslation('onboarding');
  const id = useId();
  const { field, error, setValue } = useFieldState<OnboardingValues['rewardsUsage']>('rewardsUsage');
  const toggle = (usage: (typeof REWARDS_USAGES)[number], isOn: boolean) =>
    void setValue(REWARDS_USAGES.filter((one) => (one === usage ? isOn : field.value.includes(one))));
  return (
    <fieldset
      className="pr-choices"
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend>{t('usage.label')}</legend>
      {REWARDS_USAGES.map((usage) => (
        <label key={usage} className="pr-choices__choice">
          <input
            type="checkbox"
            name={`rewardsUsage.${usage}`}
            checked={field.value.includes(usage)}
            onChange={({ currentTarget }) => toggle(usage, currentTarget.checked)}
          />
          <span className="pr-choices__name">{t(`usage.${usage}`)}</span>
        </label>
      ))}
      {error !== undefined && (
        <div id={id} className="pr-choices__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
