import type { Random } from '../harness/random.ts';
import type { PortalClient } from '../harness/signIn.ts';
import { carryThrough, newOrder, type FaultOrder } from './FaultOrder.ts';
import type { FaultFixture } from './FaultFixture.ts';

const PATIENCE_MS = 3_000;

/** A sequence of orders, each retried until it is complete. */
export interface OrderStream {
  readonly orders: FaultOrder[];
  /** "issuing s12 (240 lines)". */
  now(): string;
  /** Raises the first violation so far. */
  check(): void;
  /** Stops after the current order. Raises like `check`. */
  stop(): Promise<void>;
}

/** Starts the stream; sizes are log-uniform up to `mostLines`. */
export function startOrderStream(
  client: PortalClient,
  fixture: FaultFixture,
  random: Random,
  mostLines: number,
): OrderStream {
  const orders: FaultOrder[] = [];
  let isStopping = false;
  const failures: unknown[] = [];
  const run = async (): Promise<void> => {
    while (!isStopping) {
      const order = newOrder(`s${orders.length + 1}`, random.logUniform(1, mostLines));
      orders.push(order);
      await carryThrough(client, fixture, order, PATIENCE_MS);
    }
  };
  const running = run().catch((error: unknown) => void failures.push(error));
  const check = (): void => {
    if (failures.length > 0) throw new Error('The stream of orders broke', { cause: failures[0] });
  };
  return {
    orders,
    now: () => {
      const order = orders.at(-1);
      return order === undefined ? 'nothing' : `${order.phase} ${order.tag} (${order.lineCount} lines)`;
    },
    check,
    stop: async () => {
      isStopping = true;
      await running;
      check();
    },
  };
}
