import { objectOf, textAt, type Json } from '../harness/json.ts';
import { DEMO_ACCOUNT, DEMO_UTID } from '../harness/ordering.ts';
import type { StallCall } from './stallCalls.ts';

export interface StallMeter {
  /** Sends a call, notes how long it held the server, and returns its answer. */
  readonly measure: (call: StallCall) => Promise<string>;
  /** Reads a path until its answer says that the work behind `after` is done, and notes how long that held the server. */
  readonly measureWork: (after: string, name: string, path: string, isDone: (answer: Json) => boolean) => Promise<void>;
}

const CART = '/api/shopping-carts/{cartId}';
const UPLOADS = '/api/orders/upload';
const UPLOAD = `${UPLOADS}/{uploadId}`;

/** Sends a file of as many rows as a cart takes in a call, reads it, adds it to a cart and prices that. */
export async function measureUpload({ measure, measureWork }: StallMeter, cartId: string, rows: number): Promise<void> {
  const name = `a file of ${rows} rows`;
  const opened = await measure({
    route: `POST ${UPLOADS}/create`,
    name,
    method: 'POST',
    path: `${UPLOADS}/create?accountIdentifier=${DEMO_ACCOUNT}`,
  });
  const uploadId = textAt(JSON.parse(opened), 'uploadId');
  const path = `${UPLOADS}/${uploadId}`;
  const read = (rest: string, query: string) =>
    measure({ route: `GET ${UPLOAD}${rest}`, name, method: 'GET', path: `${path}${rest}${query}` });
  const file = fileOf(rows);
  await measure({
    route: `PUT ${UPLOAD}/file`,
    name,
    method: 'PUT',
    path: `${path}/file?fileName=recipients.csv&isAgain=true`,
    body: () => file,
    contentType: 'application/octet-stream',
  });
  await measureWork(`PUT ${UPLOAD}/file`, name, path, ({ state }) => state === 'CHECKED');
  await read('', '');
  await read('/lines', '?size=500');
  await read('/summary/USD', '');
  const cart = `/api/shopping-carts/${cartId}`;
  const add = `${cart}/line-items/from-upload`;
  const body = JSON.stringify({ uploadId });
  await measure({
    route: `POST ${CART}/line-items/from-upload`,
    name,
    method: 'POST',
    path: add,
    body: () => body,
    isOnce: true,
  });
  await measureWork(`POST ${CART}/line-items/from-upload`, name, path, ({ addedCount }) => addedCount === rows);
  await measure({ route: `GET ${CART}`, name, method: 'GET', path: cart });
  await measure({ route: `POST ${CART}/quotes`, name, method: 'POST', path: `${cart}/quotes`, body: () => '{}' });
}

/** Waits until a large order is issued, reads it in every way, as files too, and opens a cart with all that it was. */
export async function readLargeOrder({ measure, measureWork }: StallMeter, order: string, name: string): Promise<void> {
  const path = `/api/orders/${order}`;
  const route = '/api/orders/{referenceOrderId}';
  const reads: readonly (readonly [route: string, path: string])[] = [
    [route, path],
    [`${route}/lines`, `${path}/lines?size=500`],
    ...['csv', 'xlsx'].flatMap((format): (readonly [string, string])[] => [
      ['/api/orders/export', `/api/orders/export?accountIdentifier=${DEMO_ACCOUNT}&format=${format}`],
      ['/api/line-items/export', `/api/line-items/export?accountIdentifier=${DEMO_ACCOUNT}&format=${format}`],
      [`${route}/failed-lines`, `${path}/failed-lines?format=${format}`],
    ]),
  ];
  await measureWork('POST /api/orders', name, path, ({ status }) => status === 'COMPLETE');
  for (const [template, address] of reads)
    await measure({ route: `GET ${template}`, name, method: 'GET', path: address });
  const again = { route: `POST ${route}/cart`, name, method: 'POST', path: `${path}/cart`, body: () => '{}' };
  const { cartId } = objectOf(JSON.parse(await measure(again)));
  if (typeof cartId === 'string')
    await measure({
      route: `GET ${CART}/line-items`,
      name,
      method: 'GET',
      path: `/api/shopping-carts/${cartId}/line-items?pageSize=500`,
    });
}

function fileOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `${DEMO_UTID},1.00,robin.${row}@recipient.example,Robin,No ${row},Alder,"Thank you, Robin ${row}"`,
  );
  const headings = 'UTID,Amount,Recipient Email,Recipient First Name,Recipient Last Name,Sender First Name,Message';
  return [headings, ...lines].join('\n');
}
