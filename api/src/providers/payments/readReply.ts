import { timingSafeEqual } from 'node:crypto';
import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { toMinor } from '@portal/shared/domain/money/money';
import type { GatewayService } from '../../env/GatewayService.ts';
import type { GatewayReply, ReplyDecision } from './PaymentGateway.ts';
import { toReasonCode } from './reasonCodes.ts';
import { signedText, signFields } from './signFields.ts';

const DECISIONS: readonly ReplyDecision[] = ['ACCEPT', 'REVIEW', 'DECLINE', 'ERROR', 'CANCEL'];
const NAMES = 'signed_field_names';
const ALWAYS_SIGNED = [
  NAMES,
  'signed_date_time',
  'decision',
  'req_access_key',
  'req_transaction_uuid',
  'req_reference_number',
  'req_amount',
  'req_currency',
  'req_transaction_type',
];
const SIGNED_WHEN_THERE = ['reason_code', 'transaction_id'];
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

type Fields = Iterable<readonly [name: string, value: string]>;

/** Reads a reply of the hosted page; null when it is not signed by one of our keys, whole and free of doubt. */
export function readReply(keys: Pick<GatewayService, 'profileKey' | 'formerKey'>, sent: Fields): GatewayReply | null {
  const fields = uniqueFields(sent);
  const names = fields?.get(NAMES)?.split(',');
  if (!fields || !names || !isSignedEnough(fields, names)) return null;
  const secret = secretOf(keys, fields.get('req_access_key'));
  if (secret === null || !isSameSignature(fields.get('signature') ?? '', signFields(fields, names, secret)))
    return null;
  return toReply(new Map(names.map((name) => [name, fields.get(name) ?? ''])));
}

/** Null when a name occurs twice: readers would disagree on which one counts. */
function uniqueFields(sent: Fields): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (const [name, value] of sent) {
    if (fields.has(name)) return null;
    fields.set(name, value);
  }
  return fields;
}

function isSignedEnough(fields: ReadonlyMap<string, string>, names: readonly string[]): boolean {
  const signed = new Set(names);
  const needed = [...ALWAYS_SIGNED, ...SIGNED_WHEN_THERE.filter((name) => fields.has(name))];
  return (
    signed.size === names.length &&
    names.every((name) => fields.has(name)) &&
    needed.every((name) => signed.has(name)) &&
    // Values may hold commas, so that one could pretend to be the list of names.
    signedText(fields, names).match(/(?:^|,)signed_field_names=/g)?.length === 1
  );
}

function secretOf(keys: Pick<GatewayService, 'profileKey' | 'formerKey'>, accessKey?: string): string | null {
  const known = [keys.profileKey, keys.formerKey].find((key) => key?.accessKey === accessKey);
  return known?.secret ?? null;
}

const isSameSignature = (given: string, expected: string): boolean =>
  SIGNATURE.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

function toReply(fields: ReadonlyMap<string, string>): GatewayReply | null {
  const textOf = (name: string) => fields.get(name) ?? '';
  const decision = DECISIONS.find((known) => known === fields.get('decision'));
  const currencyCode = textOf('req_currency').toUpperCase();
  const amountMinor = isCurrencyCode(currencyCode) ? toMinor(textOf('req_amount'), currencyCode) : null;
  if (decision === undefined || amountMinor === null || amountMinor < 0n) return null;
  return {
    decision,
    reasonCode: reasonOf(fields),
    transactionId: fields.get('transaction_id') ?? null,
    transactionUuid: textOf('req_transaction_uuid'),
    referenceNumber: textOf('req_reference_number'),
    amountMinor,
    currencyCode,
    transactionType: textOf('req_transaction_type'),
  };
}

/** The code of an amount that is refused is told apart from that of other invalid fields. */
function reasonOf(fields: ReadonlyMap<string, string>): string | null {
  const code = fields.get('reason_code') ?? null;
  return code === '102' && fields.get('invalid_fields') === 'amount' ? toReasonCode('INVALID_AMOUNT') : code;
}
