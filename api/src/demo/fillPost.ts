import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import { oneOf } from '../db/oneOf.ts';
import type { DrawLetter } from '../modules/letters/index.ts';
import { listShippedLines } from '../modules/orders/index.ts';
import { toShipmentOrder } from '../modules/shipments/index.ts';
import { SHIPMENT_STATUSES } from '../providers/fulfilment/FulfilmentProvider.ts';
import type { AdoptedShipment } from '../providers/fulfilment/sandbox/createPostLedger.ts';
import type { ShipmentAdoption } from '../providers/fulfilment/shipmentAdoption.ts';

const PAGE = 50;

interface FillDeps {
  readonly db: Db;
  readonly drawLetter: DrawLetter;
  readonly shipments: ShipmentAdoption;
}

/**
 * Gives the sandbox of the printer the shipments that it lacks of those that are there: those of the demo, or all after it was lost.
 * Those that it has stay as they are.
 */
export async function fillPost(deps: FillDeps): Promise<void> {
  for (let last = 0n; ;) {
    const rows = await listTaken(deps.db, last);
    if (rows.length === 0) return;
    const missing = await deps.shipments.missing(rows.map(({ key }) => key));
    const lacking = rows.filter(({ key }) => missing.includes(key));
    const adopted: AdoptedShipment[] = [];
    for (const row of lacking) adopted.push(...(await toAdopted(deps, row)));
    if (adopted.length > 0) await deps.shipments.adopt(adopted);
    last = rows.at(-1)?.id ?? last;
  }
}

type ShipmentRow = Awaited<ReturnType<typeof listTaken>>[number];

const listTaken = (db: Db, after: bigint) =>
  db
    .selectFrom('shipments')
    .modifyFront(EVERY_TENANT)
    .selectAll()
    .where('id', '>', after)
    .where(sql<boolean>`status <> 'WAITING'`)
    .orderBy('id')
    .limit(PAGE)
    .execute();

async function toAdopted({ db, drawLetter }: FillDeps, row: ShipmentRow): Promise<AdoptedShipment[]> {
  const shipped = { platformId: row.platform_id, orderId: row.order_id, lineId: row.order_line_id };
  const [first, ...others] = await listShippedLines(db, shipped);
  if (first === undefined) return [];
  const isLetter = first.ptid !== null;
  // The link of a reward that ended is in no letter.
  const letter = isLetter ? await drawLetter(db, { platformId: row.platform_id, id: first.id }) : null;
  const order = toShipmentOrder(row.key, [first, ...others], letter, row.order_line_id === null);
  if (order === null) return [];
  const { recipientName, address, method, contents } = order;
  return [
    {
      key: row.key,
      recipientName,
      address,
      method,
      kind: isLetter ? 'LETTER' : contents.kind,
      cards:
        contents.kind === 'LETTER' || isLetter
          ? []
          : contents.cards.map(({ valueMinor, ...cards }) => ({ ...cards, value: String(valueMinor) })),
      letter,
      status: oneOf(SHIPMENT_STATUSES, row.status),
      revision: row.revision,
      trackingNumber: row.tracking_number,
      reason: row.reason,
      acceptedAt: (row.accepted_at ?? row.created_at).toISOString(),
      at: (row.ended_at ?? row.completed_at ?? row.shipped_at ?? row.accepted_at ?? row.created_at).toISOString(),
    },
  ];
}
