import type { Callers } from './Callers.ts';
import { randomUUID } from 'node:crypto';
import { isJson, listOf } from '../harness/json.ts';
import { bodyWith, callFields, type CallField } from './callFields.ts';
import { WAYS, type Numbers } from './cardNumbers.ts';
import { demoSamples } from './samples.ts';

/** Fields that may hold such a number: of a card that is added, of a bank account, and passwords that are only compared. */
const TAKEN: readonly string[] = [
  'POST /api/creditCards creditCard.number',
  'POST /api/ach/subscriptions accountNumber',
  'PUT /api/ach/subscriptions/{bankAccountIdentifier} accountNumber',
  'POST /api/authenticate password',
  'POST /api/account/change-password currentPassword',
  'POST /api/mfa/methods currentPassword',
  'DELETE /api/mfa/methods/{mfaType} currentPassword',
];
/** Bank details that the operator publishes: whatever is typed there is kept, by its purpose. */
const PUBLISHED: readonly string[] = [
  'PUT /api/staff/wire-instructions/{currencyCode} accountNumber',
  'PUT /api/staff/wire-instructions/{currencyCode} iban',
];

export interface CallResult {
  readonly fields: number;
  readonly calls: number;
  /** Answers that do not refuse the number at its field. */
  readonly violations: readonly string[];
}

/** Types `perField` numbers into each text of each call of the server's document. */
export async function typeIntoCalls(callers: Callers, numbers: Numbers, perField: number): Promise<CallResult> {
  const document: unknown = await (await fetch(`${callers.baseUrl}/api/openapi.json`)).json();
  const fields = callFields(document).filter((field) => !PUBLISHED.includes(nameOf(field)));
  const samples = await demoSamples(callers);
  const violations: string[] = [];
  for (const field of fields) {
    for (let nth = 0; nth < perField; nth += 1) {
      const way = TAKEN.includes(nameOf(field)) || field.in === 'header' ? WAYS[0] : WAYS[nth % WAYS.length];
      const response = await call(callers, field, way?.(numbers.next()) ?? '', samples);
      const isRefused = response.status === 400 && keysIn(response.body).includes('error.text.cardNumber');
      if (!isRefused && !TAKEN.includes(nameOf(field)))
        violations.push(`${nameOf(field)}: answered ${response.status} ${JSON.stringify(response.body).slice(0, 120)}`);
    }
  }
  return { fields: fields.length, calls: fields.length * perField, violations };
}

const nameOf = ({ route, name }: CallField): string => `${route} ${name}`;

const keysIn = (body: unknown): unknown[] =>
  isJson(body) && Array.isArray(body['fields'])
    ? listOf(body['fields']).map((field) => (isJson(field) ? field['i18nKey'] : null))
    : [];

interface CallResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The first answer of somebody who may call. */
async function call(
  { baseUrl, tokens }: Callers,
  field: CallField,
  text: string,
  samples: Readonly<Record<string, string>>,
): Promise<CallResponse> {
  const path = field.template.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(field.in === 'path' && field.name === name ? text : (samples[name] ?? 'x')),
  );
  const query = field.in === 'query' ? `?${new URLSearchParams({ [field.name]: text }).toString()}` : '';
  const body = field.body && bodyWith(field.body, field.in === 'body' ? field.name : '', text, samples);
  let last: CallResponse = { status: 0, body: null };
  for (const token of tokens) {
    const headers = {
      authorization: token,
      'idempotency-key': randomUUID(),
      ...(field.in === 'header' && { [field.name.toLowerCase()]: text }),
      ...(body !== null && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${baseUrl}${path}${query}`, {
      method: field.method,
      headers,
      ...(body !== null && { body: JSON.stringify(body) }),
    });
    const read = await response.text();
    last = { status: response.status, body: parsed(read) };
    if (last.status !== 401 && last.status !== 403) return last;
  }
  return last;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
