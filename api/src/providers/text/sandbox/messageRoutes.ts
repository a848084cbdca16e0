import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countTextParts } from '../../../texts/countTextParts.ts';
import { readForm } from '../../sandbox/sendPage.ts';
import { isNumber } from './isNumber.ts';
import { newSid } from './newSid.ts';
import { eventsOf, numberKind } from './numberEndings.ts';
import type { KeptText } from './textRecords.ts';
import type { TextSandboxContext } from './TextSandboxContext.ts';

const LONGEST = 1_600;
const LISTED = 100;

interface AccountRoute {
  readonly Params: { readonly account: string };
  readonly Querystring: { readonly To?: string | string[] };
}

/** The Messages resource of Twilio's REST interface (2010-04-01): texts are sent, and asked for by their number. */
export function messageRoutes(app: FastifyInstance, { config, texts, delivery }: TextSandboxContext): void {
  const { account, token } = config;
  const credentials = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const path = '/2010-04-01/Accounts/:account/Messages.json';
  const refusalOf = ({ params, headers }: FastifyRequest<AccountRoute>): Refusal | null => {
    if (params.account !== account) return refusal(404, 20404, 'The requested resource was not found');
    return headers.authorization === credentials ? null : refusal(401, 20003, 'Authenticate');
  };

  app.post<AccountRoute>(path, (request, reply) => {
    const form = readForm(request);
    const refused = refusalOf(request) ?? (form === null ? INVALID : refuseText(form));
    if (form === null || refused !== null) {
      const { status, code, message } = refused ?? INVALID;
      void reply.code(status).send({ code, message, status });
      return;
    }
    const number = form.get('To') ?? '';
    const kind = numberKind(number);
    const text: KeptText = {
      sid: newSid(),
      direction: 'outbound-api',
      number,
      body: form.get('Body') ?? '',
      state: 'queued',
      errorCode: null,
      date: new Date().toISOString(),
      callback: form.get('StatusCallback') ?? null,
      coming: eventsOf(kind),
    };
    texts.keep(text);
    delivery.start(text);
    if (kind === 'answerLost') request.raw.socket.destroy();
    else void reply.code(201).send(toMessage(text));
  });
  app.get<AccountRoute>(path, (request, reply) => {
    const refused = refusalOf(request);
    if (refused !== null) return void reply.code(refused.status).send(refused);
    const { To } = request.query;
    const found = texts.list().filter(({ direction, number }) => {
      const to = direction === 'inbound' ? config.from : number;
      return To === undefined || to === To;
    });
    void reply.send({
      messages: found.slice(0, LISTED).map(toMessage),
      page: 0,
      page_size: LISTED,
      next_page_uri: null,
    });
  });

  /** The Message of Twilio's interface. */
  const toMessage = ({ sid, direction, number, body, state, errorCode, date }: KeptText) => {
    const isReply = direction === 'inbound';
    const time = new Date(date).toUTCString();
    return {
      sid,
      account_sid: account,
      from: isReply ? number : config.from,
      to: isReply ? config.from : number,
      body,
      status: state,
      error_code: errorCode,
      direction,
      num_segments: String(countTextParts(body)),
      date_created: time,
      date_sent: state === 'queued' ? null : time,
      date_updated: time,
    };
  };
}

interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

const refusal = (status: number, code: number, message: string): Refusal => ({ status, code, message });
const INVALID = refusal(400, 20001, 'Invalid parameter');

function refuseText(form: ReadonlyMap<string, string>): Refusal | null {
  const to = form.get('To') ?? '';
  const body = form.get('Body') ?? '';
  const kind = numberKind(to);
  if (!isNumber(to) || kind === 'refused') return refusal(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (!form.has('From') && !form.has('MessagingServiceSid')) return refusal(400, 21603, "A 'From' is required");
  if (body === '') return refusal(400, 21602, 'Message body is required');
  if (body.length > LONGEST) return refusal(400, 21617, `The message exceeds ${LONGEST} characters`);
  const callback = form.get('StatusCallback');
  if (callback !== undefined && !URL.canParse(callback))
    return refusal(400, 21609, "The 'StatusCallback' is not a URL");
  if (kind === 'optedOut') return refusal(400, 21610, 'Attempt to send to unsubscribed recipient');
  return kind === 'busy' ? refusal(503, 20503, 'Service unavailable') : null;
}
