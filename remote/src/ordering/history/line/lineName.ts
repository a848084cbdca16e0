import type { OrderLineRow } from '@portal/shared/contract/orders';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import type { TFunction } from 'i18next';

type NamedLine = Pick<OrderLineRow, 'lineNumber' | 'recipientName' | 'recipientEmail' | 'recipientMobileNumber'>;

/** Whom a line is for, by name or address; its number where neither is known. */
export const getRecipientName = (t: TFunction<'orderHistory'>, line: NamedLine): string =>
  getAddressee(line) || t('line.title', { number: line.lineNumber });

/** Names a line: "Reward for Grace Hopper". */
export function getLineName(t: TFunction<'orderHistory'>, line: NamedLine): string {
  const recipient = getAddressee(line);
  return recipient === '' ? t('line.title', { number: line.lineNumber }) : t('line.titleFor', { recipient });
}

const getAddressee = ({ recipientName, recipientEmail, recipientMobileNumber }: NamedLine): string =>
  recipientName || (recipientEmail ?? formatMobileNumber(recipientMobileNumber ?? ''));
