import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { number, object, string, type Schema } from 'yup';
import { sendMessage } from './bankReplies.ts';
import { comeBack, endReview, settle, settleDue } from './bankSettlement.ts';
import { accountsPage, controlPage, statementPage } from './controlPages.ts';
import { FAULTS } from './faults.ts';
import { RETURN_CODES } from './instruments.ts';
import type { Payment } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';

const DAYS_MAX = 400;
const clockSchema = object({ days: number().integer().min(1).max(DAYS_MAX).required() });
const faultSchema = object({
  kind: string()
    .oneOf([...FAULTS])
    .required(),
  reference: string().max(50),
  times: number().integer().min(1),
});
const actionSchema = object({
  action: string().oneOf(['settle', 'return', 'approve', 'decline']).required(),
  returnCode: string()
    .oneOf([...RETURN_CODES])
    .default('R01'),
});

type ById = { readonly Params: { readonly id: string } };

/** Control page and control interface: forms that a page or a test posts. */
export function controlRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store, clock, faults } = context;
  /** Answers 400 to what the schema refuses, else does the work and leads back to the page. */
  const change =
    <Values>(schema: Schema<Values>, work: (values: Values, id: string) => void) =>
    (request: FastifyRequest<ById>, reply: FastifyReply): void => {
      const values = isForeign(request) ? null : valuesOf(request, schema);
      if (values === null) void reply.code(400).send('');
      else {
        work(values, request.params.id);
        void reply.redirect('/control', 303);
      }
    };
  const none = object();

  app.get('/control', (_request, reply) => {
    settleDue(context);
    sendPage(reply, controlPage(context));
  });
  app.get('/control/accounts', (_request, reply) => {
    sendPage(reply, accountsPage(context));
  });
  app.get<ById>('/control/accounts/:id', (request, reply) => {
    settleDue(context);
    const instrument = store.instruments.get(request.params.id);
    if (instrument?.kind === 'bankAccount') sendPage(reply, statementPage(context, instrument));
    else void reply.code(404).send('');
  });
  app.post<ById>(
    '/control/clock',
    change(clockSchema, ({ days }) => clock.advance(days)),
  );
  app.post<ById>(
    '/control/faults',
    change(faultSchema, ({ kind, reference, times }) =>
      faults.add({ kind, reference: reference ?? null, times: times ?? null }),
    ),
  );
  app.post<ById>(
    '/control/faults/:id/remove',
    change(none, (_values, id) => store.faults.remove(id)),
  );
  app.post<ById>(
    '/control/messages/:id',
    change(none, (_values, id) => void sendMessage(context, id)),
  );
  app.post<ById>(
    '/control/payments/:id',
    change(actionSchema, ({ action, returnCode }, id) => {
      const payment = store.payments.get(id);
      if (payment !== undefined) actOn(context, payment, action, returnCode);
    }),
  );
}

function actOn(context: SandboxContext, payment: Payment, action: string, returnCode: string): void {
  if (action === 'settle') settle(context, payment);
  else if (action === 'return') comeBack(context, payment, returnCode);
  else endReview(context, payment, action === 'approve');
}

/** Empty fields count as not filled in. */
function valuesOf<Values>(request: FastifyRequest, schema: Schema<Values>): Values | null {
  const filled = [...(readForm(request) ?? [])].filter(([, value]) => value !== '');
  try {
    return schema.validateSync(Object.fromEntries(filled), { stripUnknown: true });
  } catch {
    return null;
  }
}
