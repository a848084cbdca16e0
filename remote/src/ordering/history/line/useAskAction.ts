import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { getRecipientName } from './lineName.ts';

/**
 * Asks by mail, with the link to the line, whoever may change its address: by name for those who read names of colleagues, else
 * an administrator. Null until the line is read.
 */
export function useAskAction(line: OrderLineDetail | undefined): LadderAction | null {
  const { t } = useTranslation(['orderHistory', 'lineReason']);
  const { name: organization } = usePlatform();
  const path = useHref(line === undefined ? '' : orderPath(line.referenceOrderId, line.lineNumber));
  if (line === undefined) return null;
  const manager = line.resend?.addressManager ?? null;
  const recipient = getRecipientName(t, line);
  const mail = {
    subject: t('ask.subject', { recipient }),
    body: t('ask.body', {
      recipient,
      reason: t(`lineReason:${line.reason ?? 'unknown'}`),
      url: new URL(path, window.location.href).href,
    }),
  };
  const query = Object.entries(mail).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return {
    key: 'ask',
    label: manager === null ? t('ask.administrator', { organization }) : t('ask.person', { name: manager.name }),
    href: `mailto:${encodeURIComponent(manager?.email ?? '').replace('%40', '@')}?${query.join('&')}`,
  };
}
