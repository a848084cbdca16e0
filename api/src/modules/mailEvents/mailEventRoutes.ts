import { createHmac, timingSafeEqual } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import type { ApplyBounce } from './applyBounce.ts';

interface MailEventDeps {
  readonly clock: Clock;
  /** Null: no mail service is known, and there is no such address. */
  readonly key: string | null;
  readonly applyBounce: ApplyBounce;
}

const LONGEST = 2_000;
const event = object({
  eventId: string().max(255).required(),
  type: string().max(50).required(),
  messageId: string().max(255).required(),
  response: string().max(LONGEST).default(''),
});

/**
 * POST /api/mail-events: what a mail service tells of a message afterwards, signed with the key that both know: header
 * `mail-event-time` (seconds since 1970) and `mail-event-signature` (hex HMAC-SHA256 over the time, a dot and the body). Of
 * its types BOUNCED counts; others are taken and left.
 */
export const mailEventRoutes = ({ clock, key, applyBounce }: MailEventDeps): Routes =>
  routesApart([
    takeTexts,
    defineRoute({
      method: 'POST',
      url: '/api/mail-events',
      schema: { hide: true },
      config: { permission: { kind: 'signed' } },
      handler: async (request, reply) => {
        if (key === null) throw new AppError(COMMON_FAILURES.notFound);
        const body = typeof request.body === 'string' ? request.body : '';
        if (!isSigned(request, body, key, clock.now())) throw new AppError(COMMON_FAILURES.forbidden);
        const told = readEvent(body);
        if (told === null) throw new AppError(COMMON_FAILURES.validation);
        if (told.type === 'BOUNCED') await applyBounce(told);
        return reply.status(204).send();
      },
    }),
  ]);

/** The signature is over the text of the body. */
function takeTexts(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, String(body));
  });
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** True for a call of the last minutes that was signed with the key. */
function isSigned(request: FastifyRequest, body: string, key: string, now: Date): boolean {
  const time = headerOf(request, 'mail-event-time');
  const age = Math.abs(now.getTime() - Number(time) * 1000);
  if (!/^\d{1,12}$/.test(time) || age > SERVER_SETTINGS.mailEvents.validMs) return false;
  const expected = createHmac('sha256', key).update(`${time}.${body}`).digest();
  const given = Buffer.from(headerOf(request, 'mail-event-signature'), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The event of a body; null for one that is none. */
function readEvent(body: string) {
  try {
    const parsed: unknown = JSON.parse(body);
    return event.validateSync(parsed, { strict: true });
  } catch {
    return null;
  }
}
