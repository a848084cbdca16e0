import { randomUUID } from 'node:crypto';
import type { OrderAgainBody } from '@portal/shared/contract/orders';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import { SETTINGS, STANDARD_ETID } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { oneOf } from '../../db/oneOf.ts';
import { AppError } from '../../errors/AppError.ts';
import { readAddress, toPhysicalMethod, type CartsModule, type CheckedLine } from '../carts/index.ts';
import { printTemplateVersions } from '../printTemplates/index.ts';
import { templateVersions } from '../templates/index.ts';
import { listRepeatableLines, type RepeatableLine } from './orderLineReadModel.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';
import { requireOrder } from './requireLine.ts';
import { listUnwrittenLines } from './writing/cartSliceRepository.ts';

const { maxLines } = SETTINGS.orders;

/**
 * Opens a cart with what an order, or one line of it, was: it is paid for once it is placed. Raises 404 for an order or line that
 * the user does not see, and for an account that is gone, 422 for more lines than a call fills a cart with.
 */
export const createOrderAgainService =
  ({ openFilled }: Pick<CartsModule, 'openFilled'>) =>
  async (tx: Tx, user: SessionUser, reference: string, { lineNumber }: OrderAgainBody): Promise<ShoppingCart> => {
    const order = await requireOrder(tx, user, reference);
    if (lineNumber === undefined && order.line_count > maxLines)
      throw new AppError({ ...ORDER_FAILURES.tooLargeToRepeat, values: { max: String(maxLines) } });
    const lines =
      lineNumber === undefined && order.unwritten_lines > 0 && order.cart_id !== null
        ? await listUnwrittenLines(tx, order.platform_id, order.cart_id)
        : await listRepeatableLines(tx, keyOf(order), lineNumber);
    if (lines.length === 0) throw new AppError(ORDER_FAILURES.lineNotFound);
    const account = { platform_id: order.platform_id, customer_id: order.account_customer_id, id: order.account_id };
    const versions = { mail: await templateVersions(tx, account), letter: await printTemplateVersions(tx, account) };
    return openFilled(
      tx,
      user,
      {
        accountIdentifier: order.account_identifier,
        // Cards in bulk are alone in their order.
        orderSource: order.order_source === 'BULK_PHYSICAL' ? 'BULK_PHYSICAL' : 'PORTAL',
        metadata: { purchaseOrderNumber: null, notes: order.notes, carrierMessage: order.carrier_message },
      },
      lines.map((line) => toCartLine(line, versions)),
    );
  };

export type OrderAgain = ReturnType<typeof createOrderAgainService>;

function toCartLine(
  line: RepeatableLine,
  versions: Readonly<Record<'mail' | 'letter', ReadonlyMap<string, number>>>,
): CheckedLine {
  const identifier = randomUUID();
  const deliveryMethod = oneOf(DELIVERY_METHODS, line.delivery_method);
  const etid = isMailed(deliveryMethod) ? null : (line.etid ?? STANDARD_ETID);
  return {
    identifier,
    externalReferenceId: identifier,
    legacyUploadIdentifier: null,
    utid: line.utid,
    fulfillmentType: getFulfillmentType(deliveryMethod),
    currencyCode: line.currency_code,
    amountMinor: line.amount_minor,
    quantity: line.quantity,
    deliveryMethod,
    firstName: line.first_name ?? '',
    lastName: line.last_name,
    email: line.email,
    mobileNumber: line.mobile_number,
    address: readAddress(line.address),
    shippingMethod: toPhysicalMethod(line.shipping_method),
    etid,
    // A template that is gone keeps its version, and is refused in the cart.
    templateVersion: versions.mail.get(etid ?? '') ?? line.template_version,
    senderName: etid === null ? null : (line.sender_name ?? ''),
    ptid: line.ptid,
    printTemplateVersion: versions.letter.get(line.ptid ?? '') ?? line.print_template_version,
    toName: line.to_name,
    fromName: line.from_name,
    letterHeadTitle: line.letter_head_title,
    subject: line.subject,
    message: line.message,
    notes: line.notes,
    locationId: line.location_id,
    tourId: line.tour_id,
    reservationId: line.reservation_id,
    scheduledAt: null,
    scheduledTimeZone: null,
  };
}
