import { isApiError } from '../../../api/apiError.ts';
import { toScheduleField } from '../../schedule/scheduleValues.ts';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';

const OF_LINE = /^(?:lineItems|lines)?\[(\d+)\]\.(.+)$/;
const PLAIN =
  /^(?:deliveryTemplate\.|metadata\.)?(etid|senderName|subject|message|purchaseOrderNumber|notes|carrierMessage|accountIdentifier|paymentSourceIdentifier)$/;
const PERSON = /^(?:recipient\.)?(firstName|lastName|email|mobileNumber)$|^metadata\.(notes)$/;
const MAIL = /^deliveryTemplate\.(\w+)$/;

/**
 * Maps a server field path to the form's field: line indexes skip the grid's blank rows, and what somebody's own mail is
 * refused for is not the order's. Unknown paths are returned as they are.
 */
export function toFormField(serverField: string, values: CheckoutValues): string {
  const [, index, rest = serverField] = OF_LINE.exec(serverField) ?? [];
  const rows = values.recipients
    .map((recipient, row) => ({ ...recipient, row }))
    .filter((recipient) => !isBlank(recipient));
  const { own, row = Number(index) } = rows[Number(index)] ?? {};
  const [, name, notes] = PERSON.exec(rest) ?? [];
  const scheduled = toScheduleField(rest);
  if (scheduled !== undefined) return scheduled;
  const field = name ?? notes ?? (own && MAIL.exec(rest)?.[1]?.replace(/^/, 'own.'));
  if (index === undefined || field === undefined) return PLAIN.exec(rest)?.[1] ?? serverField;
  return `recipients[${row}].${field}`;
}

/** True when an error concerns a field of the form. */
export const isOfForm = (error: unknown, values: CheckoutValues): boolean =>
  isApiError(error) &&
  (error.fields ?? []).some(({ field }) => {
    const name = toFormField(field, values);
    return name.startsWith('recipients[') || name.startsWith('schedule.') || name in values;
  });
