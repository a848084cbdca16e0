import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { bankInstrument, isRoutingNumber, findAccountRefusal } from './instruments.ts';
import { newId } from './newId.ts';
import type { Instrument, Token } from './records.ts';
import {
  respond,
  invalid,
  isSandboxResponse,
  notFound,
  part,
  readBody,
  type SandboxResponse,
} from './sandboxResponse.ts';
import type { SandboxContext } from './SandboxContext.ts';

const ACCOUNT_TYPES = ['checking', 'savings', 'corporate checking'];
const MONTH = /^(0[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;

const billTo = part({
  firstName: string().max(60),
  lastName: string().max(60),
  company: string().max(60),
  address1: string().max(60),
  address2: string().max(60),
  locality: string().max(50),
  administrativeArea: string().max(20),
  postalCode: string().max(14),
  country: string().length(2),
  email: string().max(255),
});
const accountSchema = object({
  bankAccount: object({
    number: string()
      .matches(/^\d{4,17}$/)
      .required(),
    routingNumber: string().required(),
  })
    .noUnknown()
    .required(),
}).noUnknown();
const tokenSchema = object({
  bankAccount: object({ type: string().oneOf(ACCOUNT_TYPES).required() })
    .noUnknown()
    .required(),
  processingInformation: part({ bankTransferOptions: part({ SECCode: string().oneOf(['CCD', 'PPD', 'WEB', 'TEL']) }) }),
  billTo: billTo.required(),
  instrumentIdentifier: object({ id: string().required() }).noUnknown().required(),
}).noUnknown();
const changeSchema = object({
  bankAccount: part({ type: string().oneOf(ACCOUNT_TYPES).required() }),
  card: part({
    expirationMonth: string().matches(MONTH).required(),
    expirationYear: string().matches(YEAR).required(),
  }),
  billTo,
}).noUnknown();

/** Stored ways of paying: the token management of the REST interface. */
export function tokenRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store, config } = context;

  app.post('/tms/v1/instrumentidentifiers', (request, reply) =>
    respond(context, reply, '', () => {
      const body = readBody(request, accountSchema);
      if (isSandboxResponse(body)) return body;
      const { number, routingNumber } = body.bankAccount;
      if (!isRoutingNumber(routingNumber)) return invalid('INVALID_DATA', 'bankAccount.routingNumber');
      const instrument = bankInstrument(routingNumber, number, config.instrumentKey);
      const isNew = store.instruments.get(instrument.id) === undefined;
      if (isNew) store.instruments.put(instrument.id, instrument);
      return { status: isNew ? 201 : 200, body: instrumentBody(instrument) };
    }),
  );

  app.post('/tms/v1/paymentinstruments', (request, reply) =>
    respond(context, reply, '', () => {
      const body = readBody(request, tokenSchema);
      if (isSandboxResponse(body)) return body;
      const instrument = store.instruments.get(body.instrumentIdentifier.id);
      if (instrument?.kind !== 'bankAccount') return invalid('INVALID_DATA', 'instrumentIdentifier.id');
      const refusal = findAccountRefusal(instrument);
      if (refusal !== null) return invalid(refusal, 'instrumentIdentifier.id');
      const token = {
        id: newId(),
        instrumentId: instrument.id,
        holder: holderOf(body.billTo),
        expiration: null,
        accountType: body.bankAccount.type,
      };
      store.tokens.put(token.id, token);
      return { status: 201, body: tokenBody(token) };
    }),
  );

  app.patch<{ Params: { id: string } }>('/tms/v1/paymentinstruments/:id', (request, reply) =>
    respond(context, reply, '', () => {
      const body = readBody(request, changeSchema);
      if (isSandboxResponse(body)) return body;
      const token = store.tokens.get(request.params.id);
      if (token === undefined) return notFound('Token not found');
      const { card, bankAccount } = body;
      const changed: Token = {
        ...token,
        accountType: bankAccount?.type ?? token.accountType,
        expiration: card ? `${card.expirationYear}-${card.expirationMonth}` : token.expiration,
        holder: body.billTo ? holderOf(body.billTo) : token.holder,
      };
      store.tokens.put(token.id, changed);
      return { status: 200, body: tokenBody(changed) };
    }),
  );

  app.delete<{ Params: { id: string } }>('/tms/v1/paymentinstruments/:id', (request, reply) =>
    respond(context, reply, '', () => {
      if (store.tokens.get(request.params.id) === undefined) return notFound('Token not found');
      store.tokens.remove(request.params.id);
      return { status: 204, body: {} };
    }),
  );
}

interface Named {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly company?: string | undefined;
}
const holderOf = ({ company, firstName = '', lastName = '' }: Named): string =>
  company ?? `${firstName} ${lastName}`.trim();

const instrumentBody = ({ id, lastFour, routingNumber }: Instrument): SandboxResponse['body'] => ({
  id,
  object: 'instrumentIdentifier',
  state: 'ACTIVE',
  bankAccount: { number: `XXXX${lastFour}`, routingNumber },
});

const tokenBody = ({ id, instrumentId }: Token): SandboxResponse['body'] => ({
  id,
  object: 'paymentInstrument',
  state: 'ACTIVE',
  instrumentIdentifier: { id: instrumentId },
});
