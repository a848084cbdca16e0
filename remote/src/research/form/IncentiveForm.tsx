import type { Customer } from '@portal/shared/contract/customers';
import type { IncentiveDetail, NewIncentiveBody } from '@portal/shared/contract/incentives';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AccountField } from './AccountField.tsx';
import { ChosenMail } from './ChosenMail.tsx';
import { CostNotice } from './CostNotice.tsx';
import { FixedReward } from './FixedReward.tsx';
import { incentiveSchema } from './incentiveSchema.ts';
import { toIncentiveBody, type FindItem, type IncentiveValues } from './incentiveValues.ts';
import { LimitFields } from './LimitFields.tsx';
import { RewardFields } from './RewardFields.tsx';
import { useFirstTemplate } from './useFirstTemplate.ts';
import { useTypedLanguage } from './useTypedLanguage.ts';

export interface IncentiveFormProps {
  readonly label: string;
  readonly initialValues: IncentiveValues;
  readonly groups: readonly Customer[];
  readonly findItem: FindItem;
  readonly draftKey: string;
  readonly submitLabel: string;
  /** The incentive that is changed; null: a new one. */
  readonly incentive: IncentiveDetail | null;
  /** Shows a failed save. */
  readonly failure: ReactNode;
  /** The page to which Cancel leads. */
  readonly cancelTo: string;
  readonly onSubmit: (body: NewIncentiveBody, values: IncentiveValues) => Promise<IncentiveDetail>;
  readonly onSaved: (incentive: IncentiveDetail) => void;
}

/** An incentive: its name, what it pays from which account, the mail, the limits. Says what it can cost before it is saved. */
export function IncentiveForm(props: IncentiveFormProps) {
  const { label, initialValues, findItem, draftKey, onSubmit, onSaved } = props;
  const { t } = useTranslation('research');
  const locale = useLocale();
  const schema = useMemo(() => incentiveSchema(findItem, locale), [findItem, locale]);
  return (
    <div className="pr-incentive-form">
      <FormShell<IncentiveValues, NewIncentiveBody, IncentiveDetail>
        label={label}
        initialValues={initialValues}
        schema={schema}
        toBody={(values) => toIncentiveBody(values, findItem)}
        onSubmit={onSubmit}
        onSaved={onSaved}
        errorFallback={t('failed.save')}
        draftKey={draftKey}
        showsFailure={false}
      >
        <IncentiveFields {...props} />
      </FormShell>
    </div>
  );
}

function IncentiveFields({ groups, findItem, incentive, failure, submitLabel, cancelTo }: IncentiveFormProps) {
  const { t, i18n } = useTranslation('research');
  useTypedLanguage(findItem);
  useFirstTemplate();
  const used = { rewards: incentive?.rewardsIssued ?? 0, responses: incentive?.responsesTaken ?? 0 };
  return (
    <>
      <TextField
        name="displayName"
        label={t('field.name')}
        help={t('field.nameHelp')}
        counted={SETTINGS.displayName.maxLength}
        required
      />
      <Section title={t('part.reward')}>
        {incentive?.isFixed === true ? (
          <FixedReward incentive={incentive} />
        ) : (
          <>
            <AccountField groups={groups} />
            <RewardFields findItem={findItem} />
          </>
        )}
      </Section>
      <Section title={t('part.mail')}>
        <ChosenMail />
      </Section>
      <Section title={t('title.limits')}>
        <LimitFields />
      </Section>
      <CostNotice groups={groups} findItem={findItem} used={used} />
      {failure}
      <FormActions>
        <LinkButton to={cancelTo} variant="default">
          {i18n.t('action.cancel')}
        </LinkButton>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </>
  );
}
