import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { array, date, number, object, string, type InferType, type Schema } from 'yup';
import { PARCEL_KINDS, SHIPMENT_STATUSES, type ShipmentContents } from '../FulfilmentProvider.ts';
import { toShipmentEventJson, toShipmentJson } from '../fulfilmentJson.ts';
import { losesAnswer } from './faults.ts';
import type { PostContext } from './PostContext.ts';

const OLDEST_MS = 5 * 60_000;
const SLOW_MS = 4_000;
const PARCELS_MAX = 100;
const PDF = '%PDF-';
const optional = () => string().nullable().default(null);
const id = () => string().min(1).max(100).required();
const addressSchema = object({
  companyName: optional(),
  streetLine1: string().required(),
  streetLine2: optional(),
  city: string().required(),
  stateOrProvince: string().required(),
  postalCode: string().required(),
  country: string().length(2).required(),
});
const parcelsSchema = object({
  parcels: array(
    object({ kind: string().oneOf(PARCEL_KINDS).required(), address: addressSchema.required() }).required(),
  )
    .min(1)
    .max(PARCELS_MAX)
    .required(),
});
const cardsSchema = array(
  object({
    utid: string().required(),
    value: string()
      .matches(/^\d{1,18}$/)
      .required(),
    currencyCode: string().length(3).required(),
    count: number().integer().min(1).required(),
  }).required(),
);
const shipmentSchema = object({
  key: id(),
  recipientName: string().required(),
  address: addressSchema.required(),
  method: string().required(),
  kind: string().oneOf(PARCEL_KINDS).required(),
  letter: string().when('kind', { is: 'LETTER', then: (schema) => schema.required() }),
  cards: cardsSchema.when('kind', { is: 'LETTER', otherwise: (schema) => schema.min(1).required() }),
});
const adoptedSchema = object({
  shipments: array(
    object({
      key: id(),
      recipientName: string().required(),
      address: addressSchema.required(),
      method: string().required(),
      kind: string().oneOf(PARCEL_KINDS).required(),
      cards: cardsSchema.default([]),
      letter: optional(),
      status: string().oneOf(SHIPMENT_STATUSES).required(),
      revision: number().integer().min(1).required(),
      trackingNumber: optional(),
      reason: optional(),
      acceptedAt: date().required(),
      at: date().required(),
    }).required(),
  ).required(),
});
const keysSchema = object({ keys: array(id()).required() });

type ByKey = { readonly Params: { readonly key: string }; readonly Querystring: { readonly after?: string } };

/** The interface that portals call; every call is signed. */
export function shipmentRoutes(app: FastifyInstance, context: PostContext): void {
  const { post, faults } = context;
  app.addHook('preHandler', (request, reply, done) => {
    if (isSigned(request, context)) done();
    else void reply.code(401).send({ error: 'The signature does not hold' });
  });
  app.post('/v1/estimates', (request, reply) =>
    withBody(request, reply, parcelsSchema, ({ parcels }) =>
      response(context, reply, () => ({ parcels: post.estimate(parcels) })),
    ),
  );
  app.post('/v1/shipments', (request, reply) =>
    withBody(request, reply, shipmentSchema, async (shipment) => {
      const contents = contentsOf(shipment);
      if (contents === null) return reply.code(422).send({ error: 'The letter is no PDF' });
      return response(context, reply, () => {
        const state = toShipmentJson(post.ship({ ...shipment, contents }));
        return losesAnswer(faults) ? null : state;
      });
    }),
  );
  app.get<ByKey>('/v1/shipments/:key', (request, reply) => {
    const state = post.find(request.params.key);
    if (state === null) return reply.code(404).send({ error: 'There is no such shipment' });
    return response(context, reply, () => toShipmentJson(state));
  });
  app.get<ByKey>('/v1/events', (request, reply) =>
    response(context, reply, () => {
      const { events, cursor } = post.events(request.query.after ?? null);
      return { events: events.map(toShipmentEventJson), cursor };
    }),
  );
  adoptionRoutes(app, context);
}

/** Calls that only the sandbox has: shipments that it was not asked for. */
function adoptionRoutes(app: FastifyInstance, { post }: PostContext): void {
  app.post('/v1/adopted/missing', (request, reply) =>
    withBody(request, reply, keysSchema, ({ keys }) =>
      reply.send({ keys: keys.filter((key) => post.find(key) === null) }),
    ),
  );
  app.post('/v1/adopted', (request, reply) =>
    withBody(request, reply, adoptedSchema, ({ shipments }) => {
      post.adopt(
        shipments.map(({ letter, acceptedAt, at, ...shipment }) => ({
          ...shipment,
          letter: letter === null ? null : Buffer.from(letter, 'base64'),
          acceptedAt: acceptedAt.toISOString(),
          at: at.toISOString(),
        })),
      );
      return reply.code(204).send();
    }),
  );
}

function contentsOf({ kind, letter, cards }: InferType<typeof shipmentSchema>): ShipmentContents | null {
  if (kind !== 'LETTER') {
    const made = (cards ?? []).map(({ value, ...card }) => ({ ...card, valueMinor: BigInt(value) }));
    return { kind, cards: made, sheet: null };
  }
  const pdf = Buffer.from(letter ?? '', 'base64');
  return pdf.subarray(0, PDF.length).toString('latin1') === PDF ? { kind, letter: pdf } : null;
}

/** Answers what `work` says, unless a fault is set; null: the answer is lost. */
async function response({ faults }: PostContext, reply: FastifyReply, work: () => object | null) {
  if (faults.has('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (faults.has('down')) return reply.code(503).send({ error: 'Down' });
  const done = work();
  if (done !== null) return reply.send(done);
  reply.raw.destroy();
  return reply.hijack();
}

function withBody<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: Schema<Body>,
  work: (body: Body) => Promise<FastifyReply> | FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  let body: Body;
  try {
    body = schema.validateSync(JSON.parse(String(request.body)), { stripUnknown: true });
  } catch {
    return reply.code(400).send({ error: 'Invalid request' });
  }
  return work(body);
}

/** Written apart from the adapter's signing, as its judge. */
function isSigned({ headers, method, url, body }: FastifyRequest, { key, now }: PostContext): boolean {
  const time = String(headers['fulfilment-time']);
  if (!(Math.abs(now().getTime() - Number(time) * 1000) <= OLDEST_MS)) return false;
  const text = `${time}.${method} ${url}.${typeof body === 'string' ? body : ''}`;
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(String(headers['fulfilment-signature']), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
