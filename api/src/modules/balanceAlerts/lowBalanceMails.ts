import { languageOf } from '@portal/shared/domain/languages';
import type { Tx } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { markCrossedAlerts } from './crossedAlerts.ts';

/** Queues a mail to each address of the alerts whose threshold a journal has crossed. */
export type AlertLowBalance = (
  tx: Tx,
  journal: { readonly platformId: bigint; readonly journalId: bigint; readonly at: Date },
) => Promise<void>;

export const createLowBalanceMails =
  (sendNotice: SendNotice): AlertLowBalance =>
  async (tx, { platformId, journalId, at }) => {
    for (const alert of await markCrossedAlerts(tx, platformId, journalId)) {
      const user = { platformId, id: alert.createdByUserId };
      const threshold = formatMoney(alert.thresholdMinor, alert.currencyCode, languageOf(alert.langKey));
      const values = { alert: alert.displayName, account: alert.accountName, threshold };
      for (const recipientEmail of alert.recipientEmails)
        await sendNotice(tx, { topic: 'LOW_BALANCE_MAIL', user, at, recipientEmail, values });
    }
  };
