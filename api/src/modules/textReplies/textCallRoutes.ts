import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import { takeForms } from '../../plugins/forms.ts';
import { isTextCallSigned, TEXT_SIGNATURE_HEADER } from '../../providers/text/textSignature.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import type { TextStatus } from '../outbox/index.ts';
import { readIncoming, readStatus, type IncomingText } from './textForms.ts';

export interface TextCallDeps {
  /** Signs the calls of the service; null: there is no service, and there are no such addresses. */
  readonly token: string | null;
  readonly publicUrl: string;
  /** Takes a reply and returns the answer to it; null for none. */
  readonly answerReply: (reply: IncomingText) => Promise<string | null>;
  readonly applyTextStatus: (status: TextStatus) => Promise<void>;
}

// The service calls more often than a person does, and a forged call ends at its signature, before anything is asked.
const config = { permission: { kind: 'signed' }, limitsItself: true } as const;

/** Calls of the text message service: replies of recipients, and what became of texts. Its signature is all that counts. */
export function textCallRoutes({ token, publicUrl, answerReply, applyTextStatus }: TextCallDeps): Routes {
  /** Returns the form of a call. Raises 404 without a service, 403 for a signature that is not its. */
  const readSigned = (request: FastifyRequest): URLSearchParams => {
    if (token === null) throw new AppError(COMMON_FAILURES.notFound);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const signature = request.headers[TEXT_SIGNATURE_HEADER];
    const call = { address: `${publicUrl}${request.url}`, form };
    if (typeof signature !== 'string' || !isTextCallSigned(token, call, signature))
      throw new AppError(COMMON_FAILURES.forbidden);
    return form;
  };
  return routesApart([
    takeForms,
    defineRoute({
      method: 'POST',
      url: '/api/texts/incoming',
      schema: { hide: true },
      config,
      handler: async (request, reply) => {
        const answer = await answerReply(readIncoming(readSigned(request)));
        return reply.type('text/xml; charset=utf-8').send(toTwiml(answer));
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/texts/status',
      schema: { hide: true },
      config,
      handler: async (request, reply) => {
        await applyTextStatus(readStatus(readSigned(request)));
        return reply.status(204).send();
      },
    }),
  ]);
}

const toTwiml = (answer: string | null): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer === null ? '' : `<Message>${escapeHtml(answer)}</Message>`}</Response>`;
