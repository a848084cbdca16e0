import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import type { Records } from '../../sandbox/records.ts';
import type { CheckedFact } from '../KybChecks.ts';

/** A business that was checked, without its tax id; `results` is null while the sandbox keeps silent about it. */
export interface KeptCheck {
  readonly reference: string;
  readonly companyName: string;
  readonly askedAt: string;
  readonly results: readonly CheckedFact[] | null;
}

interface CheckContext {
  readonly key: string;
  readonly now: () => Date;
  readonly checks: Records<KeptCheck>;
  readonly isDown: () => boolean;
}

const OLDEST_MS = 5 * 60_000;
const businessSchema = object({
  reference: string().min(1).max(100).required(),
  companyName: string().required(),
  country: string().required(),
  addressLine1: string().required(),
  taxId: string().nullable().default(null),
});

/** The call of portals: signed, and answered by the last digit of the tax id. */
export function checkRoute(app: FastifyInstance, context: CheckContext): void {
  app.post('/v1/checks', (request, reply) => {
    if (!isSigned(request, context)) return reply.code(401).send({ error: 'The signature does not hold' });
    const { reference, companyName, taxId } = businessSchema.validateSync(JSON.parse(String(request.body)), {
      stripUnknown: true,
    });
    const results = context.isDown() ? null : resultsOf(taxId);
    context.checks.put(reference, { reference, companyName, askedAt: context.now().toISOString(), results });
    if (results !== null) return reply.send({ results });
    reply.raw.destroy();
    return reply.hijack();
  });
}

/** Tax ids that end in 7 do not match, in 8 stand on a list, in 9 are not answered. */
export function resultsOf(taxId: string | null): readonly CheckedFact[] | null {
  const last = taxId?.replaceAll(/\D/g, '').at(-1) ?? null;
  if (last === '9') return null;
  return [
    { check: 'COMPANY_NAME', result: 'MATCH', detail: '' },
    { check: 'ADDRESS', result: 'MATCH', detail: '' },
    taxIdResult(taxId, last),
    last === '8'
      ? { check: 'SANCTIONS_LISTS', result: 'LIST_HIT', detail: 'Sandbox list, entry 8' }
      : { check: 'SANCTIONS_LISTS', result: 'MATCH', detail: '' },
  ];
}

function taxIdResult(taxId: string | null, last: string | null): CheckedFact {
  if (taxId === null) return { check: 'TAX_ID', result: 'UNKNOWN', detail: '' };
  return last === '7'
    ? { check: 'TAX_ID', result: 'MISMATCH', detail: 'Registered for another company' }
    : { check: 'TAX_ID', result: 'MATCH', detail: '' };
}

/** Written apart from the adapter's signing, as its judge. */
function isSigned({ headers, method, url, body }: FastifyRequest, { key, now }: CheckContext): boolean {
  const time = String(headers['kyb-time']);
  if (!(Math.abs(now().getTime() - Number(time) * 1000) <= OLDEST_MS)) return false;
  const text = `${time}.${method} ${url}.${typeof body === 'string' ? body : ''}`;
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(String(headers['kyb-signature']), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
