import type { ScopeDefaults } from '@portal/shared/contract/emailTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { FormWizard } from '../../ui/wizard/FormWizard.tsx';
import { stepOf, type TemplateTask } from '../templateTask.ts';
import { AccessStep } from './AccessStep.tsx';
import { DefaultsStep } from './DefaultsStep.tsx';
import { DETAILS, DetailsStep } from './DetailsStep.tsx';
import type { Places } from './places.ts';
import { ReviewStep } from './ReviewStep.tsx';
import type { TemplateValues } from './templateValues.ts';

interface TemplateStepsProps {
  readonly task: TemplateTask;
  readonly places: Places;
  readonly defaults: ScopeDefaults;
  readonly submitLabel: string;
  readonly onTest: (values: TemplateValues) => void;
}

/** The steps of a template, each with its address: details, access, defaults, review. */
export function TemplateSteps({ task, places, defaults, submitLabel, onTest }: TemplateStepsProps) {
  const { t } = useTranslation('templates');
  return (
    <FormWizard
      label={t('step.label')}
      submitLabel={submitLabel}
      submitsAnywhere={task.act === 'edit'}
      cancelTo={PATHS.emailTemplates}
      steps={[
        {
          key: 'details',
          to: stepOf(task, 'details'),
          title: t('step.details'),
          fields: DETAILS,
          content: <DetailsStep />,
        },
        {
          key: 'access-level',
          to: stepOf(task, 'access-level'),
          title: t('step.access'),
          fields: ['groups', 'accounts'],
          content: <AccessStep places={places} />,
        },
        {
          key: 'defaults',
          to: stepOf(task, 'defaults'),
          title: t('step.defaults'),
          fields: ['defaults'],
          content: <DefaultsStep etid={task.act === 'edit' ? task.etid : null} places={places} defaults={defaults} />,
        },
        {
          key: 'review',
          to: stepOf(task, 'review'),
          title: t('step.review'),
          fields: [],
          content: <ReviewStep task={task} places={places} onTest={onTest} />,
        },
      ]}
    />
  );
}
