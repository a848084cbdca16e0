import type { Customer } from '@portal/shared/contract/customers';
import type { NewReportBody, ReportChoices, ReportDetail } from '@portal/shared/contract/reports';
import { REPORT_TYPES, type ReportType } from '@portal/shared/domain/enumerations';
import { tidyName } from '@portal/shared/domain/people/names';
import { getDaysOfPeriod } from '../../ui/calendar/periods.ts';
import { readerZone } from '../../ui/time/readerZone.ts';

/** The values of the form of a new report; the three fields of access are those of `AccessField`. */
export interface ReportValues {
  readonly type: string;
  readonly name: string;
  readonly organizationAccess: boolean;
  readonly customerIdentifiers: readonly string[];
  readonly accountIdentifiers: readonly string[];
  /** ISO days in the reader's zone. */
  readonly from: string;
  readonly to: string;
  readonly format: NewReportBody['format'];
  readonly splitByMonth: boolean;
}

/** The user who asks for a report, with what they may choose. */
export interface ReportAuthor {
  readonly types: readonly ReportType[];
  readonly mayChooseAll: boolean;
  readonly groups: readonly Customer[];
  readonly today: Date;
}

/** The values of a form that begins anew: the last whole month. */
export const toNewValues = ({ types, mayChooseAll, today }: ReportAuthor): ReportValues => ({
  type: types[0] ?? '',
  name: '',
  organizationAccess: mayChooseAll,
  customerIdentifiers: [],
  accountIdentifiers: [],
  ...getDaysOfPeriod('lastMonth', today),
  format: 'xlsx',
  splitByMonth: false,
});

/** The choices of another report, as far as the user has them. */
export function toCopiedValues(report: ReportDetail, author: ReportAuthor): ReportValues {
  const { types, mayChooseAll, groups } = author;
  const known = groups.flatMap(({ accounts }) => accounts.map(({ accountIdentifier }) => accountIdentifier));
  return {
    type: types.find((type) => type === report.type) ?? types[0] ?? '',
    name: report.name,
    organizationAccess: mayChooseAll && report.generatedFor === 'ORGANIZATION',
    customerIdentifiers: report.groups
      .map(({ customerIdentifier }) => customerIdentifier)
      .filter((identifier) => groups.some((group) => group.identifier === identifier)),
    accountIdentifiers: report.accounts
      .map(({ accountIdentifier }) => accountIdentifier)
      .filter((identifier) => known.includes(identifier)),
    from: report.from,
    to: report.to,
    format: report.format,
    splitByMonth: report.splitByMonth,
  };
}

type Scope = Pick<ReportChoices, 'generatedFor' | 'customerIdentifiers' | 'accountIdentifiers'>;

/** Returns whom the report is for. Where groups and accounts were chosen, it is for accounts, with those of the groups. */
function toScope(values: ReportValues, groups: readonly Customer[]): Scope {
  const { organizationAccess, customerIdentifiers, accountIdentifiers } = values;
  if (organizationAccess) return { generatedFor: 'ORGANIZATION', customerIdentifiers: [], accountIdentifiers: [] };
  const chosen = groups.filter(({ identifier }) => customerIdentifiers.includes(identifier));
  const covered = chosen.flatMap(({ accounts }) => accounts.map((account) => account.accountIdentifier));
  const others = accountIdentifiers.filter((identifier) => !covered.includes(identifier));
  if (others.length === 0 && customerIdentifiers.length > 0)
    return { generatedFor: 'GROUPS', customerIdentifiers: [...customerIdentifiers], accountIdentifiers: [] };
  return { generatedFor: 'ACCOUNTS', customerIdentifiers: [], accountIdentifiers: [...covered, ...others] };
}

const isType = (type: string): type is ReportType => REPORT_TYPES.some((one) => one === type);

/** The choices that decide which rows a report has. */
export const toReportChoices = (values: ReportValues, groups: readonly Customer[]): ReportChoices => ({
  type: isType(values.type) ? values.type : REPORT_TYPES[0],
  ...toScope(values, groups),
  from: values.from,
  to: values.to,
  timeZone: readerZone(),
});

export const toReportBody = (values: ReportValues, groups: readonly Customer[]): NewReportBody => ({
  ...toReportChoices(values, groups),
  name: tidyName(values.name),
  format: values.format,
  splitByMonth: values.splitByMonth,
});
