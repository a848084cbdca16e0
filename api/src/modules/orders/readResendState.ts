import type { ResendRefusal } from '@portal/shared/domain/ordering/resendRules';
import type { Executor } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { listResends, type OrderLineView } from './orderLineReadModel.ts';
import { resendState } from './toOrderLine.ts';

/** Why a line cannot be sent again now; null when it can. */
export const readResendState = async (
  executor: Executor,
  line: OrderLineView,
  now: Date,
): Promise<ResendRefusal | null> => resendState(line, await listResends(executor, keyOf(line)), now).refusal;
