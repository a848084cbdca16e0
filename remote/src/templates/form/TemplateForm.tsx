import type { EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../entities/delivery-template/form/SaveFailure.tsx';
import { useScopeOptions } from '../../entities/delivery-template/form/useScopeOptions.ts';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import type { TestMailDialogProps } from '../test-mail/TestMailDialog.tsx';
import { TEMPLATE_STEPS } from '../templateSteps.ts';
import { getDraftKey, getStepLocation, type TemplateTask } from '../templateTask.ts';
import { useListScopeDefaultsQuery } from '../templatesApi.ts';
import { templateSchema } from './templateSchema.ts';
import { TemplateSteps } from './TemplateSteps.tsx';
import { toFormField, toTemplateBody, type TemplateValues } from './templateValues.ts';

const TestMailDialog = lazyPart<TestMailDialogProps>(
  async () => (await import('../test-mail/TestMailDialog.tsx')).TestMailDialog,
);

interface TemplateFormProps {
  readonly task: TemplateTask;
  readonly initialValues: (scopeOptions: ScopeOptions) => TemplateValues;
  readonly submitLabel: string;
  /** False while a question is open whose answer leaves the form: no draft is kept, and leaving asks nothing. */
  readonly isKept?: boolean;
  /** Shows a failed save. */
  readonly failure?: ReactNode;
  readonly onSubmit: (body: EmailTemplateBody, values: TemplateValues) => Promise<unknown>;
}

/** A template in three steps and their review. */
export function TemplateForm(props: TemplateFormProps) {
  const { task, initialValues, submitLabel, isKept = true, failure = <SaveFailure />, onSubmit } = props;
  const { t, i18n } = useTranslation('templates');
  const [tested, setTested] = useState<TemplateValues | null>(null);
  const closeTest = () => setTested(null);
  const scopes = useScopeOptions();
  const defaults = useListScopeDefaultsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { scopeOptions } = scopes;
  const { mode, etid } = task;
  const staysAt = useCallback(
    (pathname: string) =>
      [...TEMPLATE_STEPS, 'review' as const].some(
        (step) => getStepLocation({ mode, etid }, step).pathname === pathname,
      ),
    [mode, etid],
  );
  const error = scopes.error ?? defaults.error;
  if (scopeOptions === undefined || defaults.data === undefined) {
    const retry = () => void Promise.all([scopes.refetch(), defaults.refetch()]);
    return error === undefined ? (
      <PageSkeleton rows={8} />
    ) : (
      <PartFailure error={error} title={i18n.t('signedIn:account.listFailed')} onRetry={retry} />
    );
  }
  return (
    <>
      <FormShell<TemplateValues, EmailTemplateBody>
        label={t('title.form')}
        initialValues={initialValues(scopeOptions)}
        schema={templateSchema(scopeOptions)}
        toBody={toTemplateBody(scopeOptions)}
        onSubmit={onSubmit}
        fieldName={toFormField}
        staysAt={staysAt}
        leaveGuard={isKept}
        showsFailure={false}
        errorFallback={i18n.t('templateForm:failed')}
        draftKey={isKept ? getDraftKey(task) : null}
      >
        {failure}
        <TemplateSteps
          task={task}
          scopeOptions={scopeOptions}
          defaults={defaults.data.map((entry) => ({ ...entry, templateId: entry.emailTemplateIdentifier }))}
          submitLabel={submitLabel}
          onTest={setTested}
        />
      </FormShell>
      {tested !== null && (
        <OverlayBoundary onClose={closeTest}>
          <TestMailDialog
            etid={task.etid}
            name={tested.name}
            template={toTemplateBody(scopeOptions)(tested)}
            onClose={closeTest}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
