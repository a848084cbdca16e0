import { createHmac, timingSafeEqual } from 'node:crypto';
import { toMinor } from '@portal/shared/domain/money/money';
import { getCents, OUT_OF_RANGE_CENTS } from './outcomes.ts';
import type { Store } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';

export type Fields = ReadonlyMap<string, string>;

const VALID_MS = 15 * 60_000;
const NAMES = 'signed_field_names';
const SIGNED = [
  NAMES,
  'unsigned_field_names',
  'access_key',
  'profile_id',
  'transaction_uuid',
  'signed_date_time',
  'locale',
  'transaction_type',
  'reference_number',
  'amount',
  'currency',
  'payment_method',
  'payment_token',
];
const OPTIONAL = [
  'echeck_account_type',
  'echeck_sec_code',
  'override_custom_receipt_page',
  'override_custom_cancel_page',
  'override_backoffice_post_url',
  'bill_to_company_name',
];
const KNOWN = [...SIGNED, ...OPTIONAL, 'signature'];
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Why a form is not the merchant's own, in a word; null when it is. Nothing is answered to the merchant then. */
export function findForgery(
  fields: Fields,
  { config, clock }: Pick<SandboxContext, 'config' | 'clock'>,
): string | null {
  const names = listed(fields, NAMES);
  const all = [...names, ...listed(fields, 'unsigned_field_names'), 'signature'];
  const unknown = [...fields.keys()].find((name) => !KNOWN.includes(name) || !all.includes(name));
  const missing = [...SIGNED, ...names].find((name) => !fields.has(name) || !names.includes(name));
  if (unknown !== undefined) return `unknown field ${unknown}`;
  if (missing !== undefined) return `missing field ${missing}`;
  if (fields.get('access_key') !== config.accessKey || fields.get('profile_id') !== config.profile) return 'access key';
  if (!isSigned(fields, names, config.secret)) return 'signature';
  const signedAt = fields.get('signed_date_time') ?? '';
  return DATE_TIME.test(signedAt) && Math.abs(clock.trueTime().getTime() - Date.parse(signedAt)) <= VALID_MS
    ? null
    : 'signed_date_time';
}

const listed = (fields: Fields, name: string): readonly string[] =>
  (fields.get(name) ?? '').split(',').filter((entry) => entry !== '');

function isSigned(fields: Fields, names: readonly string[], secret: string): boolean {
  const given = Buffer.from(fields.get('signature') ?? '');
  const expected = Buffer.from(signatureOf(fields, names, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Written apart from the portal's, as its judge. */
function signatureOf(fields: Fields, names: readonly string[], secret: string): string {
  const hmac = createHmac('sha256', secret);
  names.forEach((name, index) => hmac.update(`${index === 0 ? '' : ','}${name}=${fields.get(name) ?? ''}`));
  return hmac.digest('base64');
}

/** Adds date, list of names and signature to the fields of a reply. */
export function signReply(values: Fields, { config, clock }: Pick<SandboxContext, 'config' | 'clock'>): Fields {
  const reply = new Map([...values, ['signed_date_time', `${clock.trueTime().toISOString().slice(0, 19)}Z`]]);
  const names = [...reply.keys(), NAMES];
  reply.set(NAMES, names.join(','));
  return reply.set('signature', signatureOf(reply, names, config.secret));
}

/** Names of the fields whose values the gateway does not take. */
export function invalidFields(fields: Fields, { tokens, instruments }: Store): readonly string[] {
  const valueOf = (name: string) => fields.get(name) ?? '';
  const token = tokens.get(valueOf('payment_token'));
  const isWeb = (name: string) => {
    const url = fields.get(name);
    return url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  };
  const amount = /^\d{1,12}(\.\d\d)?$/.test(valueOf('amount')) ? toMinor(valueOf('amount'), 'USD') : null;
  const rules: Readonly<Record<string, boolean>> = {
    amount: amount !== null && amount > 0n && getCents(valueOf('amount')) !== OUT_OF_RANGE_CENTS,
    currency: valueOf('currency') === 'USD',
    transaction_type: valueOf('transaction_type') === 'sale',
    payment_method: valueOf('payment_method') === 'echeck',
    payment_token: token !== undefined && instruments.get(token.instrumentId)?.kind === 'bankAccount',
    echeck_account_type: ['', 'C', 'S', 'X', 'G'].includes(valueOf('echeck_account_type')),
    echeck_sec_code: ['', 'CCD', 'PPD', 'TEL', 'WEB'].includes(valueOf('echeck_sec_code')),
    reference_number: /^.{1,50}$/.test(valueOf('reference_number')),
    transaction_uuid: /^.{1,50}$/.test(valueOf('transaction_uuid')),
    locale: /^[a-z]{2}(-[a-z]{2})?$/i.test(valueOf('locale')),
    override_custom_receipt_page: fields.has('override_custom_receipt_page') && isWeb('override_custom_receipt_page'),
    override_custom_cancel_page: isWeb('override_custom_cancel_page'),
    override_backoffice_post_url: isWeb('override_backoffice_post_url'),
  };
  return Object.keys(rules).filter((name) => rules[name] === false);
}
