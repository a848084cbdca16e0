import type { EarlierUse } from '@portal/shared/contract/earlierUse';
import type { DeliveryMethod, FulfillmentType } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Log } from '../../logs/Log.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import type { FulfilmentProvider } from '../../providers/fulfilment/FulfilmentProvider.ts';
import type { OrderCards } from '../paymentMethods/index.ts';
import type { CartContents } from './cartContents.ts';
import type { CartKey } from './cartRepository.ts';

/** Dependencies of this module's services. */
export interface CartDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly contents: CartContents;
  readonly cartLinesMax: number;
  /** The cards that may pay for orders. */
  readonly orderCards: OrderCards;
  /** The ways in which the installation can send. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  /** The provider that ships what is mailed; null: nothing is. */
  readonly fulfilment: FulfilmentProvider | null;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Lets what went into deleted carts be ordered again, where it came from. */
  readonly releaseLines: (tx: Tx, platformId: bigint, cartIds: readonly string[], at: Date) => Promise<void>;
  /** Ends the adding of rows to a cart, all or of one kind; those that it has stay. */
  readonly stopAdding: (tx: Tx, cart: CartKey, kind: FulfillmentType | null, at: Date) => Promise<void>;
  /** Returns the order that was placed before with what a cart holds, where it came from; null where none was or it is meant. */
  readonly findEarlierUse: (executor: Executor, user: SessionUser, cart: CartKey) => Promise<EarlierUse | null>;
}
