import type { Customer } from '@portal/shared/contract/customers';
import type { ReportCount } from '@portal/shared/contract/reports';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import type { ReportValues } from './reportValues.ts';
import { useRowCount } from './useRowCount.ts';

interface RowCountProps {
  readonly groups: readonly Customer[];
  readonly today: string;
}

/** The number of rows that the report has, in sight before it is asked for. */
export function RowCount({ groups, today }: RowCountProps) {
  const { count, isCounting, error } = useRowCount(groups, today);
  return (
    <p role="status" className="pr-new-report__count">
      {useCountText(count, isCounting, error)}
    </p>
  );
}

/** Offers a file for each month, and tells what else to do above what files hold. */
export function ReportSplit({ groups, today }: RowCountProps) {
  const { t } = useTranslation('reports');
  const { values } = useFormikContext<ReportValues>();
  const { count } = useRowCount(groups, today);
  const isLong = values.from.slice(0, 7) !== values.to.slice(0, 7);
  const isTooLarge = count?.isTooLarge === true;
  if (!isLong && !values.splitByMonth && !isTooLarge) return null;
  return (
    <div className="pr-new-report__split">
      {isTooLarge && !values.splitByMonth && (
        <Notice kind="warning">{t('create.tooLarge', { max: count.rowsOfFile })}</Notice>
      )}
      {count?.isTooManyFiles === true && values.splitByMonth && (
        <Notice kind="warning">{t('create.tooManyFiles', { files: count.files, max: count.filesMax })}</Notice>
      )}
      <CheckboxField
        name="splitByMonth"
        label={t('create.split')}
        help={count === undefined ? t('create.splitHelp') : t('create.files', { count: count.files })}
      />
    </div>
  );
}

function useCountText(count: ReportCount | undefined, isCounting: boolean, error: unknown): string {
  const { t, i18n } = useTranslation('reports');
  if (isCounting) return t('create.counting');
  if (error !== undefined) return apiErrorMessage(i18n, error, t('create.countFailed'));
  if (count === undefined) return t('create.uncounted');
  return count.rows === 0 ? t('create.noRows') : t('create.rows', { count: count.rows });
}
