import type { Onboarding, OnboardingSubmitted } from '@portal/shared/contract/onboarding';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { AutoSave } from '../draft/AutoSave.tsx';
import { DraftChanged } from '../draft/DraftChanged.tsx';
import { DRAFT_KEY } from '../draft/draftKey.ts';
import { useDraftSaver } from '../draft/useDraftSaver.ts';
import '../onboarding.css';
import { useSubmitOnboardingMutation } from '../onboardingApi.ts';
import { STEP_PATHS } from '../onboardingSteps.ts';
import { AdditionalStep } from './AdditionalStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { onboardingSchema, type OnboardingContext } from './onboardingSchema.ts';
import {
  STEP_FIELDS,
  toOnboardingContent,
  toOnboardingField,
  toOnboardingValues,
  type OnboardingValues,
} from './onboardingValues.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { UsageStep } from './UsageStep.tsx';

const SENSITIVE = ['taxId'] as const;

/** The four steps. The server keeps the draft; the browser does until it is there, without the tax id. */
export function OnboardingForm({ draft }: { readonly draft: Onboarding }) {
  const { t } = useTranslation('onboarding');
  const server = useDraftSaver(draft);
  const [submit] = useSubmitOnboardingMutation();
  const { taxIdLastFour } = server.draft;
  const context = useMemo<OnboardingContext>(() => ({ hasTaxId: taxIdLastFour !== null }), [taxIdLastFour]);
  const initialValues = useMemo(() => toOnboardingValues(draft), [draft]);
  const send = async (values: OnboardingValues): Promise<OnboardingSubmitted> => {
    const { version } = await server.save({
      step: 'review',
      content: toOnboardingContent(values),
      taxId: values.taxId.trim(),
    });
    return submit({ version }).unwrap();
  };
  const step = (key: Onboarding['step'], content: ReactNode) => ({
    key,
    to: { pathname: STEP_PATHS[key], search: '' },
    title: t(`step.${key}`),
    fields: STEP_FIELDS[key],
    content,
  });
  return (
    <FormShell<OnboardingValues, OnboardingValues, OnboardingSubmitted>
      label={t('title')}
      initialValues={initialValues}
      schema={onboardingSchema}
      context={context}
      toBody={(values) => values}
      onSubmit={send}
      fieldName={toOnboardingField}
      sensitive={SENSITIVE}
      numberFields={[]}
      errorFallback={t('failed')}
      showsFailure={false}
      leaveGuard={false}
      draftKey={DRAFT_KEY}
      isDraftValid={({ version }) => version === draft.version}
    >
      {server.state === 'changed' ? <DraftChanged server={server} /> : <FormFailure />}
      <FormWizard
        label={t('step.label')}
        submitLabel={t('submit')}
        steps={[
          step('usage', <UsageStep />),
          step('company', <CompanyStep taxIdLastFour={taxIdLastFour} />),
          step('additional', <AdditionalStep />),
          step('review', <ReviewStep knownLastFour={taxIdLastFour} />),
        ]}
      />
      <AutoSave server={server} />
    </FormShell>
  );
}
