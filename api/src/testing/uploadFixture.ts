import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Upload, UploadLineBody } from '@portal/shared/contract/uploads';
import type { UploadCase } from '@portal/shared/testing/uploadCases';
import type { LightMyRequestResponse } from 'fastify';
import type { Db } from '../db/client.ts';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { insertPrintTemplate } from '../modules/printTemplates/index.ts';
import { buildItem, buildTemplate } from './commerceBuilders.ts';
import type { Call } from './testApp.ts';

const FOLDER = path.join(import.meta.dirname, '../../../shared/src/testing/uploads');

interface Fixture {
  readonly catalog: readonly {
    readonly utid: string;
    readonly rewardName: string;
    readonly fulfillmentType: string;
    readonly currencyCode: string;
    readonly valueType: string;
    readonly faceValue: number | null;
    readonly minValue: number | null;
    readonly maxValue: number | null;
    readonly isWholeAmountValueRequired: boolean;
    readonly deliveryMethods: string[];
    readonly isAvailable: boolean;
    readonly printable: boolean;
  }[];
  readonly etids: readonly { readonly etid: string }[];
  readonly ptids: readonly { readonly ptid: string; readonly name: string }[];
  readonly blockedDomains: readonly string[];
  readonly disposableDomains: readonly string[];
  readonly allowlist: readonly { readonly email: string }[];
}

export const uploadBytes = (file: string): Buffer => readFileSync(path.join(FOLDER, file));

const readJson = (file: string): unknown => JSON.parse(uploadBytes(file).toString('utf8'));

const FIXTURE = readJson('fixture.json') as Fixture;

/** The samples whose lines go to people by e-mail, by text or by post. */
export const CHECKED_CASES = (readJson('expected.json') as { readonly cases: readonly UploadCase[] }).cases.filter(
  ({ kind }) => kind === 'order-email' || kind === 'order-mobile' || kind === 'order-mailed',
);

/** Returns what is to be said of a sample. */
export function uploadCase(id: string): UploadCase {
  const found = (readJson('expected.json') as { readonly cases: readonly UploadCase[] }).cases.find(
    (one) => one.id === id,
  );
  if (found === undefined) throw new Error(`There is no sample ${id}`);
  return found;
}

/** The addresses of the recipient list that some of them assume. */
export const LISTED_EMAILS = FIXTURE.allowlist.map(({ email }) => email);

/** Rewards that the samples name. */
export async function buildUploadItems(db: Db, brandId: bigint): Promise<void> {
  for (const item of FIXTURE.catalog)
    await buildItem(db, {
      brand_id: brandId,
      utid: item.utid,
      reward_name: item.rewardName,
      fulfillment_type: item.fulfillmentType,
      currency_code: item.currencyCode,
      value_type: item.valueType,
      face_value_minor: item.faceValue,
      min_minor: item.minValue,
      max_minor: item.maxValue,
      is_whole_amount: item.isWholeAmountValueRequired,
      delivery_methods: item.deliveryMethods,
      is_available: item.isAvailable,
      is_printable: item.printable,
    });
}

/** Templates and blocked domains that the samples name, of a platform. */
export async function buildUploadContext(db: Db, platformId: bigint): Promise<void> {
  for (const { etid } of FIXTURE.etids.filter(({ etid: id }) => id !== 'E000000'))
    await buildTemplate(db, { platform_id: platformId, etid });
  for (const { ptid, name } of FIXTURE.ptids.filter(({ ptid: id }) => id !== STANDARD_PTID))
    await insertPrintTemplate(
      db,
      { platformId, identifier: ptid, templateAccess: 'PLATFORM' },
      { name, background_color: '#1b5c80' },
      { by: null, at: new Date('2026-01-05T09:00:00Z') },
    );
  await db
    .insertInto('platform_blocked_domains')
    .values(
      [...FIXTURE.blockedDomains, ...FIXTURE.disposableDomains].map((domain) => ({
        platform_id: platformId,
        domain,
        reason: 'Competitor',
      })),
    )
    .execute();
}

/** An upload without a file yet. */
export async function createUpload(call: Call, accountIdentifier: string, kind = 'EMAIL'): Promise<string> {
  const query = { accountIdentifier, kind };
  const response = await call({ method: 'POST', url: '/api/orders/upload/create', query });
  if (response.statusCode !== 201) throw new Error(`The upload was not opened: ${response.body}`);
  return response.json<Upload>().uploadId;
}

/** Sends a file to an upload. */
export const sendFile = (
  call: Call,
  uploadId: string,
  {
    name,
    bytes,
    ...query
  }: {
    readonly name: string;
    readonly bytes: Buffer | string;
    readonly isAgain?: string;
    readonly utid?: string;
    readonly amount?: string;
    readonly headingRow?: string;
    readonly encoding?: string;
  },
): Promise<LightMyRequestResponse> =>
  call({
    method: 'PUT',
    url: `/api/orders/upload/${uploadId}/file`,
    query: { fileName: name, ...query },
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  });

/** A file of good lines: a reward of the test brand to people of these names. */
export const csvOf = (names: readonly string[], more: Readonly<Record<string, string>> = {}): string =>
  [
    ['UTID', 'Amount', 'Recipient Email', 'Recipient First Name', 'Sender First Name', ...Object.keys(more)],
    ...names.map((name) => [
      'UVARIABLE',
      '25.00',
      `${name.toLowerCase()}@recipient.example`,
      name,
      'Grace',
      ...Object.values(more),
    ]),
  ]
    .map((cells) => cells.join(','))
    .join('\r\n');

/** An upload with good lines. */
export async function checkedUpload(call: Call, accountIdentifier: string, names: readonly string[]): Promise<string> {
  const uploadId = await createUpload(call, accountIdentifier);
  const response = await sendFile(call, uploadId, { name: 'people.csv', bytes: csvOf(names), isAgain: 'true' });
  if (response.json<Upload>().state !== 'CHECKED') throw new Error(`The file was not read: ${response.body}`);
  return uploadId;
}

/** A good line as it is typed, with every field that lines have. */
export const buildUploadLine = (overrides: Partial<UploadLineBody> = {}): UploadLineBody => ({
  utid: 'UVARIABLE',
  amount: '25.00',
  quantity: '1',
  recipientEmail: 'ada@recipient.example',
  recipientMobileNumber: '',
  recipientFirstName: 'Ada',
  recipientLastName: 'Lovelace',
  recipientAddress: {
    companyName: '',
    streetLine1: '',
    streetLine2: '',
    city: '',
    stateOrProvince: '',
    postalCode: '',
    country: '',
  },
  senderFirstName: 'Grace',
  senderEmail: '',
  etid: 'E000000',
  ptid: '',
  emailSubject: 'Thank you',
  personalizationToName: '',
  personalizationFromName: '',
  letterHeadTitle: '',
  message: 'For all of it',
  notes: 'Cost centre 7',
  externalReferenceId: '',
  location: '',
  tourId: '',
  reservationId: '',
  ...overrides,
});
