import { STANDARD_PTID } from '@portal/shared/domain/settings';
import type { Executor } from '../../db/client.ts';

/** The current version of each print template that an account may use. */
export const printTemplateVersions = (
  _executor: Executor,
  _account: { readonly id: bigint; readonly platform_id: bigint; readonly customer_id: bigint },
): Promise<ReadonlyMap<string, number>> => Promise.resolve(new Map([[STANDARD_PTID, 1]]));
