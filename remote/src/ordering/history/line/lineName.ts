import type { OrderLineRow } from '@portal/shared/contract/orders';
import type { TFunction } from 'i18next';

type Named = Pick<OrderLineRow, 'lineNumber' | 'recipientName' | 'recipientEmail' | 'recipientMobileNumber'>;

/** Whom a line is for, by name or address; its number where neither is known. */
export const recipientOf = (t: TFunction<'orderHistory'>, line: Named): string =>
  addresseeOf(line) || t('line.title', { number: line.lineNumber });

/** Names a line: "Reward for Grace Hopper". */
export function lineName(t: TFunction<'orderHistory'>, line: Named): string {
  const recipient = addresseeOf(line);
  return recipient === '' ? t('line.title', { number: line.lineNumber }) : t('line.titleFor', { recipient });
}

const addresseeOf = ({ recipientName, recipientEmail, recipientMobileNumber }: Named): string =>
  recipientName || (recipientEmail ?? recipientMobileNumber ?? '');
