import type { Clock } from '../../clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import type * as CartLineRepository from './cartLineRepository.ts';
import type * as CartReadModel from './cartReadModel.ts';
import type * as CartRepository from './cartRepository.ts';
import type * as QuoteRepository from './quoteRepository.ts';

/** Dependencies of this module's services. */
export interface CartDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly carts: typeof CartRepository;
  readonly lines: typeof CartLineRepository;
  readonly views: typeof CartReadModel;
  readonly quotes: typeof QuoteRepository;
  readonly findAccount: (executor: Executor, user: SessionUser, accountIdentifier: string) => Promise<AccountRow>;
}
