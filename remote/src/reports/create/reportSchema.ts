import { checkReportDays } from '@portal/shared/domain/reports/reportDays';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { checkReportName } from '@portal/shared/domain/reports/reportName';
import { array, boolean, object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';

const identifiers = () => array(string().defined()).defined().max(REPORT_LIMITS.scopesMax, 'access:tooMany');

/** The form of a new report, by the rules that the server applies too; `today` is the reader's (ISO). */
export const reportSchema = (today: string) =>
  object({
    type: string().required('error.validation'),
    name: checkedText(checkReportName),
    organizationAccess: boolean().defined(),
    customerIdentifiers: identifiers(),
    accountIdentifiers: identifiers(),
    from: string().defined(),
    to: string().defined(),
  })
    .test('scope', ({ organizationAccess, customerIdentifiers, accountIdentifiers }, context) => {
      const hasScope = organizationAccess || customerIdentifiers.length + accountIdentifiers.length > 0;
      return (
        hasScope || context.createError({ path: 'customerIdentifiers', message: { key: 'error.report.scopeRequired' } })
      );
    })
    .test('days', (days, context) => {
      const refusal = checkReportDays(days, today);
      if (refusal === null) return true;
      const { field, ...message } = refusal;
      return context.createError({ path: field, message });
    });
