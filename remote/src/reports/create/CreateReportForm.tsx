import { Button } from '@mantine/core';
import type { NewReportBody, Report, ReportDetail } from '@portal/shared/contract/reports';
import type { Customer } from '@portal/shared/contract/customers';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { listReportTypes } from '@portal/shared/domain/reports/reportRights';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/serverClock.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { AccessField } from '../../entities/access/AccessField.tsx';
import { useAccess } from '../../entities/access/useAccess.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toIsoDay } from '../../ui/time/isoDay.ts';
import { useCreateReportMutation } from '../reportsApi.ts';
import { ReportDaysFields } from './ReportDaysFields.tsx';
import { ReportTypeField } from './ReportTypeField.tsx';
import { reportSchema } from './reportSchema.ts';
import { toCopiedValues, toNewValues, toReportBody, type ReportValues } from './reportValues.ts';
import { ReportSplit, RowCount } from './RowCount.tsx';

interface CreateReportFormProps {
  readonly groups: readonly Customer[];
  /** The report whose choices the form begins with. */
  readonly copied: ReportDetail | null;
  readonly onClose: () => void;
}

/** A new report: what its rows are, for whom and which days, with their number while the form is filled. */
export function CreateReportForm({ groups, copied, onClose }: CreateReportFormProps) {
  const { t, i18n } = useTranslation('reports');
  const notify = useNotify();
  const types = listReportTypes(usePrincipal());
  const { mayGrantAll } = useAccess();
  const [createReport] = useCreateReportMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const [now] = useState(() => new Date(serverNow()));
  const today = toIsoDay(now);
  const schema = useMemo(() => reportSchema(today), [today]);
  const author = { types, mayChooseAll: mayGrantAll, groups, today: now };
  return (
    <FormShell<ReportValues, NewReportBody, Report>
      label={t('title.create')}
      initialValues={copied === null ? toNewValues(author) : toCopiedValues(copied, author)}
      schema={schema}
      toBody={(values) => toReportBody(values, groups)}
      onSubmit={(body) => createReport({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
      onSaved={({ name }) => {
        notify.success(t('created', { name, minutes: REPORT_LIMITS.usualMinutes }));
        onClose();
      }}
      fieldName={(field) => (field === 'generatedFor' ? 'customerIdentifiers' : field)}
      errorFallback={t('createFailed')}
      draftKey={copied === null ? 'report' : null}
      draftUntil="left"
    >
      <FieldRow>
        <ReportTypeField types={types} />
        <SelectField
          name="format"
          label={t('fact.format')}
          options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(`format.${value}`) }))}
        />
      </FieldRow>
      <TextField
        name="name"
        label={t('fact.name')}
        placeholder={t('create.namePlaceholder')}
        counted={REPORT_LIMITS.nameLength}
        required
        isFirst
      />
      <AccessField legend={t('fact.generatedFor')} groups={groups} />
      <ReportDaysFields today={now} />
      <ReportSplit groups={groups} today={today} />
      <FormActions>
        <RowCount groups={groups} today={today} />
        <Button variant="default" onClick={onClose}>
          {i18n.t('action.cancel')}
        </Button>
        <SubmitButton>{t('create.open')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
