import { string, type ObjectShape } from 'yup';

/** The consumer reporting agency that the gateway's checks rest on; what is not set up is empty. */
export interface ReportAgency {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly url: string;
}

/** Variables of the consumer reporting agency that the gateway's checks of bank accounts rest on. */
export const AGENCY_FIELDS = {
  REPORT_AGENCY_NAME: string(),
  REPORT_AGENCY_ADDRESS: string(),
  REPORT_AGENCY_PHONE: string(),
  REPORT_AGENCY_URL: string(),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof AGENCY_FIELDS, string | undefined>>>;

/** An invented one, for the sandbox of the gateway. */
const SANDBOX: ReportAgency = {
  name: 'Fernleigh Consumer Reports',
  address: '200 Example Avenue, Wilmington, DE 19801',
  phone: '+1 302 555 0119',
  url: 'https://reports.fernleigh.example',
};

/** The agency as people are told of it; without one, the texts leave it out. */
export const readReportAgency = (values: Values, isSandbox: boolean): ReportAgency =>
  values.REPORT_AGENCY_NAME === undefined && isSandbox
    ? SANDBOX
    : {
        name: values.REPORT_AGENCY_NAME ?? '',
        address: values.REPORT_AGENCY_ADDRESS ?? '',
        phone: values.REPORT_AGENCY_PHONE ?? '',
        url: values.REPORT_AGENCY_URL ?? '',
      };
