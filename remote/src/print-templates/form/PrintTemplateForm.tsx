import type { PrintTemplate, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../entities/delivery-template/form/SaveFailure.tsx';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { useScopeOptions } from '../../entities/delivery-template/form/useScopeOptions.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { getDraftKey, getSidePath, LETTER_SIDES, type PrintTemplateTask } from '../printTemplateTask.ts';
import { useListPrintDefaultsQuery } from '../printTemplatesApi.ts';
import { PrintTemplateSides } from './PrintTemplateSides.tsx';
import { printTemplateSchema } from './printTemplateSchema.ts';
import { toFormField, toPrintTemplateBody, type PrintTemplateValues } from './printTemplateValues.ts';

interface PrintTemplateFormProps {
  readonly task: PrintTemplateTask;
  /** The template that is changed, or that a new one begins with. */
  readonly template: PrintTemplate;
  readonly initialValues: (scopeOptions: ScopeOptions) => PrintTemplateValues;
  readonly submitLabel: string;
  /** False while a question is open whose answer leaves the form: no draft is kept, and leaving asks nothing. */
  readonly isKept?: boolean;
  /** Shows a failed save. */
  readonly failure?: ReactNode;
  readonly onSubmit: (body: PrintTemplateBody, values: PrintTemplateValues) => Promise<unknown>;
}

/** A print template, a side of the letter at an address. */
export function PrintTemplateForm(props: PrintTemplateFormProps) {
  const { task, template, initialValues, submitLabel, isKept = true, failure = <SaveFailure />, onSubmit } = props;
  const { t, i18n } = useTranslation('printTemplates');
  const scopes = useScopeOptions();
  const defaults = useListPrintDefaultsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { scopeOptions } = scopes;
  const { mode, ptid } = task;
  const staysAt = useCallback(
    (pathname: string) => LETTER_SIDES.some((side) => getSidePath({ mode, ptid }, side) === pathname),
    [mode, ptid],
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
    <FormShell<PrintTemplateValues, PrintTemplateBody>
      label={t('title.form')}
      initialValues={initialValues(scopeOptions)}
      schema={printTemplateSchema(scopeOptions)}
      toBody={toPrintTemplateBody(scopeOptions)}
      onSubmit={onSubmit}
      fieldName={toFormField}
      staysAt={staysAt}
      leaveGuard={isKept}
      showsFailure={false}
      errorFallback={i18n.t('templateForm:failed')}
      draftKey={isKept ? getDraftKey(task) : null}
    >
      {failure}
      <PrintTemplateSides
        task={task}
        standardSupport={template.defaultCSMessage}
        scopeOptions={scopeOptions}
        defaults={defaults.data.map((entry) => ({ ...entry, templateId: entry.deliveryTemplateIdentifier }))}
        submitLabel={submitLabel}
      />
    </FormShell>
  );
}
