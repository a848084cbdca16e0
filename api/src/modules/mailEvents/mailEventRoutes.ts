import { object, string } from 'yup';
import type { Clock } from '../../runtime/clock.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import { isSigned, takeTexts, textOf } from '../../plugins/signedCall.ts';
import { MAIL_EVENT_TYPES, type ApplyMailEvent } from './applyMailEvent.ts';

interface MailEventDeps {
  readonly clock: Clock;
  /** Null: no mail service is known, and there is no such address. */
  readonly key: string | null;
  readonly applyMailEvent: ApplyMailEvent;
}

const LONGEST = 2_000;
const event = object({
  eventId: string().max(255).required(),
  type: string().max(50).required(),
  messageId: string().max(255).required(),
  response: string().max(LONGEST).default(''),
});

/**
 * POST /api/mail-events: what a mail service tells of a message afterwards, signed with the key that both know (`isSigned`).
 * Of its types `MAIL_EVENT_TYPES` count; others are taken and left.
 */
export const mailEventRoutes = ({ clock, key, applyMailEvent }: MailEventDeps): Routes =>
  routesApart([
    takeTexts,
    defineRoute({
      method: 'POST',
      url: '/api/mail-events',
      schema: { hide: true },
      config: { permission: { kind: 'signed' } },
      handler: async (request, reply) => {
        if (key === null) throw new AppError(COMMON_FAILURES.notFound);
        if (!isSigned(request, 'mail-event', key, clock.now())) throw new AppError(COMMON_FAILURES.forbidden);
        const event = readEvent(textOf(request));
        if (event === null) throw new AppError(COMMON_FAILURES.validation);
        const type = MAIL_EVENT_TYPES.find((one) => one === event.type);
        if (type !== undefined) await applyMailEvent({ ...event, type });
        return reply.status(204).send();
      },
    }),
  ]);

/** The event of a body; null for one that is none. */
function readEvent(body: string) {
  try {
    const parsed: unknown = JSON.parse(body);
    return event.validateSync(parsed, { strict: true });
  } catch {
    return null;
  }
}
