import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { AccessFields } from '../../entities/delivery-template/form/AccessFields.tsx';
import { DefaultsFields } from '../../entities/delivery-template/form/DefaultsFields.tsx';
import type { ScopeDefault, ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { getStepLocation, type TemplateTask } from '../templateTask.ts';
import { DETAILS, DetailsStep } from './DetailsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { TemplateValues } from './templateValues.ts';

interface TemplateStepsProps {
  readonly task: TemplateTask;
  readonly scopeOptions: ScopeOptions;
  readonly defaults: readonly ScopeDefault[];
  readonly submitLabel: string;
  readonly onTest: (values: TemplateValues) => void;
}

/** The steps of a template, each with its address: details, access, defaults, review. */
export function TemplateSteps({ task, scopeOptions, defaults, submitLabel, onTest }: TemplateStepsProps) {
  const { t } = useTranslation('templates');
  return (
    <FormWizard
      label={t('step.label')}
      submitLabel={submitLabel}
      submitsAnywhere={task.mode === 'edit'}
      cancelTo={PATHS.emailTemplates}
      steps={[
        {
          key: 'details',
          to: getStepLocation(task, 'details'),
          title: t('step.details'),
          fields: DETAILS,
          content: <DetailsStep />,
        },
        {
          key: 'access-level',
          to: getStepLocation(task, 'access-level'),
          title: t('step.access'),
          fields: ['groups', 'accounts'],
          content: <AccessFields scopeOptions={scopeOptions} />,
        },
        {
          key: 'defaults',
          to: getStepLocation(task, 'defaults'),
          title: t('step.defaults'),
          fields: ['defaults'],
          content: (
            <DefaultsFields
              templateId={task.mode === 'edit' ? task.etid : null}
              scopeOptions={scopeOptions}
              defaults={defaults}
            />
          ),
        },
        {
          key: 'review',
          to: getStepLocation(task, 'review'),
          title: t('step.review'),
          fields: [],
          content: <ReviewStep task={task} scopeOptions={scopeOptions} onTest={onTest} />,
        },
      ]}
    />
  );
}
