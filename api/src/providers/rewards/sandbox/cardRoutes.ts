import { createHmac, timingSafeEqual } from 'node:crypto';
import { CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { array, date, number, object, string, type Schema } from 'yup';
import { ISSUED_CARD_STATUSES, UnknownIssuedCard } from '../RewardProvider.ts';
import { toCardJson, toEventJson, toIssuedJson, toOutcomeJson } from '../rewardJson.ts';
import type { SandboxContext } from './SandboxContext.ts';

const OLDEST_MS = 5 * 60_000;
const SLOW_MS = 4_000;
const CARDS_MAX = 100;
const id = () => string().min(1).max(100).required();
const minor = () =>
  string()
    .matches(/^\d{1,18}$/)
    .required();
const end = () => date().nullable().default(null);
const orderSchema = object({
  cardKey: id(),
  utid: string().required(),
  brandKey: string().required(),
  credentialTypes: array(string().oneOf(CREDENTIAL_TYPES).required()).required(),
  currencyCode: string().length(3).required(),
  value: minor(),
  expiresAt: end(),
});
const ordersSchema = object({ cards: array(orderSchema.required()).min(1).max(CARDS_MAX).required() });
const actionSchema = object({
  actionId: id(),
  type: string().oneOf(['FREEZE', 'UNFREEZE', 'VOID']).required(),
  until: date().when('type', { is: 'FREEZE', then: (schema) => schema.required() }),
  when: string()
    .oneOf(['UNUSED', 'ANY'])
    .when('type', { is: 'VOID', then: (schema) => schema.required() }),
});
const credentialsSchema = object(Object.fromEntries(CREDENTIAL_TYPES.map((type) => [type, string()] as const)));
const adoptedSchema = object({
  cards: array(
    object({
      cardId: id(),
      cardKey: id(),
      brandKey: string().required(),
      credentials: credentialsSchema.required(),
      currencyCode: string().length(3).required(),
      value: minor(),
      balance: minor(),
      status: string().oneOf(ISSUED_CARD_STATUSES).required(),
      frozenUntil: end(),
      expiresAt: end(),
      revision: number().integer().min(1).required(),
    }).required(),
  ).required(),
});
const cardIdsSchema = object({ cardIds: array(id()).required() });

type ById = { readonly Params: { readonly id: string }; readonly Querystring: { readonly after?: string } };

/** The interface that portals call; every call is signed. */
export function cardRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { ledger } = context;
  app.addHook('preHandler', (request, reply, done) => {
    if (isSigned(request, context)) done();
    else void reply.code(401).send({ error: 'The signature does not hold' });
  });
  app.post('/v1/cards', (request, reply) =>
    change(context, request, reply, ordersSchema, ({ cards }) => {
      const orders = cards.map(({ value, ...card }) => ({ ...card, valueMinor: BigInt(value) }));
      return { cards: ledger.issue(orders).map(toIssuedJson) };
    }),
  );
  app.get<ById>('/v1/cards/:id', (request, reply) =>
    response(context, reply, () => toCardJson(ledger.balance(request.params.id))),
  );
  app.post<ById>('/v1/cards/:id/actions', (request, reply) =>
    change(context, request, reply, actionSchema, ({ type, actionId, until, when }) => {
      const action = { actionId, cardId: request.params.id };
      if (type === 'FREEZE') return toOutcomeJson(ledger.freeze({ ...action, until: until ?? context.now() }));
      if (type === 'UNFREEZE') return toOutcomeJson(ledger.unfreeze(action));
      return toOutcomeJson(ledger.void({ ...action, when: when ?? 'UNUSED' }));
    }),
  );
  app.get<ById>('/v1/actions/:id', (request, reply) =>
    response(context, reply, () => toOutcomeJson(ledger.outcome(request.params.id))),
  );
  app.get<ById>('/v1/events', (request, reply) =>
    response(context, reply, () => {
      const { events, cursor } = ledger.events(request.query.after ?? null);
      return { events: events.map(toEventJson), cursor };
    }),
  );
  // A call that only the sandbox has: the cards of rewards that it has not issued.
  app.post('/v1/adopted/missing', (request, reply) => {
    const asked = bodyOf(request, cardIdsSchema);
    if (asked === null) return reply.code(400).send({ error: 'Invalid cards' });
    return reply.send({ cardIds: ledger.missing(asked.cardIds) });
  });
  app.post('/v1/adopted', (request, reply) => {
    const sent = bodyOf(request, adoptedSchema);
    if (sent === null) return reply.code(400).send({ error: 'Invalid cards' });
    ledger.adopt(
      sent.cards.map(({ value, balance, ...card }) => ({
        ...card,
        valueMinor: BigInt(value),
        balanceMinor: BigInt(balance),
      })),
    );
    return reply.code(204).send();
  });
}

/** Answers what `work` says, unless a fault is set. */
async function response(
  { faults }: SandboxContext,
  reply: FastifyReply,
  work: () => object,
  isChange = false,
): Promise<FastifyReply> {
  if (faults.has('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (faults.has('down')) return reply.code(503).send({ error: 'Down' });
  try {
    const done = work();
    if (!isChange || !faults.has('answerLost')) return await reply.send(done);
  } catch (error) {
    if (error instanceof UnknownIssuedCard) return reply.code(404).send({ error: error.message });
    throw error;
  }
  reply.raw.destroy();
  return reply.hijack();
}

function change<Body>(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
  schema: Schema<Body>,
  work: (body: Body) => object,
): Promise<FastifyReply> | FastifyReply {
  const body = bodyOf(request, schema);
  return body === null
    ? reply.code(400).send({ error: 'Invalid request' })
    : response(context, reply, () => work(body), true);
}

function bodyOf<Body>(request: FastifyRequest, schema: Schema<Body>): Body | null {
  try {
    return schema.validateSync(JSON.parse(String(request.body)), { stripUnknown: true });
  } catch {
    return null;
  }
}

/** Written apart from the adapter's signing, as its judge. */
function isSigned({ headers, method, url, body }: FastifyRequest, { key, now }: SandboxContext): boolean {
  const time = String(headers['reward-provider-time']);
  if (!(Math.abs(now().getTime() - Number(time) * 1000) <= OLDEST_MS)) return false;
  const text = `${time}.${method} ${url}.${typeof body === 'string' ? body : ''}`;
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(String(headers['reward-provider-signature']), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
