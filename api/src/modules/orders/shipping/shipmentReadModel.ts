import type { Executor } from '../../../db/client.ts';

/** The state of the shipment that a line is part of. */
export type ShipmentView = NonNullable<Awaited<ReturnType<typeof findShipmentOfLine>>>;

/** Returns the shipment of a line, its own or that of all lines in bulk of its order; null for a line that does not travel. */
export const findShipmentOfLine = async (
  executor: Executor,
  line: { readonly platform_id: bigint; readonly order_id: bigint; readonly id: bigint },
) =>
  (await executor
    .selectFrom('shipments')
    .select([
      'status',
      'reason',
      'refunded_minor',
      'accepted_at',
      'shipped_at',
      'completed_at',
      'ended_at',
      'settled_at',
    ])
    .where('platform_id', '=', line.platform_id)
    .where('order_id', '=', line.order_id)
    .where((eb) => eb.or([eb('order_line_id', '=', line.id), eb('order_line_id', 'is', null)]))
    .executeTakeFirst()) ?? null;
