import { defineRoute, routesApart, type Routes } from '../../../plugins/defineRoute.ts';
import { takeForms } from '../../../plugins/forms.ts';
import type { GatewayReply, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import type { DepositRow } from '../depositRepository.ts';
import { readDepositReference } from '../depositReference.ts';
import { resultAddress } from './returnPage.ts';

interface ReplyRoutesDeps {
  readonly gateway: Pick<PaymentGateway, 'readReply'>;
  readonly publicUrl: string;
  /** The deposit that a reply is about; null when it is about none of ours. */
  readonly apply: (reply: GatewayReply) => Promise<DepositRow | null>;
}

const config = { permission: { kind: 'signed' } } as const;
/** The reference in the address for a reply that is nobody's. */
const UNKNOWN = 'error';

/** Replies of the payment page, by the person's browser and by the gateway's server; a signature is all that counts. */
export function replyRoutes({ gateway, publicUrl, apply }: ReplyRoutesDeps): Routes {
  const applied = async (received: GatewayReply | null) => (received === null ? null : apply(received));
  const readReply = (body: unknown) => (body instanceof URLSearchParams ? gateway.readReply(body) : null);
  return routesApart([
    takeForms,
    defineRoute({
      method: 'POST',
      url: '/api/ach/reply',
      schema: { hide: true },
      config,
      handler: async (request, reply) => {
        const received = readReply(request.body);
        // The answer of the gateway's server, or the queued question, tells what this reply could not.
        const deposit = await applied(received).catch((error: unknown) => {
          const identifier = readDepositReference(received?.referenceNumber ?? '')?.identifier;
          request.log.warn(
            { event: 'deposit.replyNotApplied', deposit: identifier, err: error },
            'A reply of the payment page was not applied; the gateway is asked for it',
          );
          return { identifier, return_page: null };
        });
        return reply.redirect(
          resultAddress(publicUrl, deposit?.return_page ?? null, deposit?.identifier ?? UNKNOWN),
          303,
        );
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/ach/notification',
      schema: { hide: true },
      config,
      handler: async (request, reply) => {
        const deposit = await applied(readReply(request.body));
        return reply.status(deposit === null ? 400 : 204).send();
      },
    }),
  ]);
}
