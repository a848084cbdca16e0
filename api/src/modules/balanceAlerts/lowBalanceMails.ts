import { languageOf } from '@portal/shared/domain/languages';
import type { Tx } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { findReaders, markCrossedAlerts, type CrossedAlert } from './crossedAlerts.ts';

/** Queues a mail to each address of the alerts whose threshold a journal has crossed. */
export type AlertLowBalance = (
  tx: Tx,
  journal: { readonly platformId: bigint; readonly journalId: bigint; readonly at: Date },
) => Promise<void>;

/** A mail is in the language of the user whose address it goes to; to others, of who created the alert. */
export const createLowBalanceMails =
  (sendNotice: SendNotice): AlertLowBalance =>
  async (tx, { platformId, journalId, at }) => {
    for (const alert of await markCrossedAlerts(tx, platformId, journalId)) {
      const readers = await findReaders(tx, platformId, alert.recipientEmails);
      for (const recipientEmail of alert.recipientEmails) {
        const { id, langKey } = readers.get(recipientEmail.toLowerCase()) ?? alert.creator;
        const values = valuesOf(alert, langKey);
        await sendNotice(tx, { topic: 'LOW_BALANCE_MAIL', user: { platformId, id }, at, recipientEmail, values });
      }
    }
  };

/** What the texts of the mail name, in that language. */
function valuesOf(alert: CrossedAlert, langKey: string): Record<string, string> {
  const money = (minor: bigint) => formatMoney(minor, alert.currencyCode, languageOf(langKey));
  return {
    alert: alert.displayName,
    account: alert.accountName,
    accountNumber: alert.accountNumber,
    threshold: money(alert.thresholdMinor),
    ...(alert.availableMinor === null ? {} : { balance: money(alert.availableMinor) }),
  };
}
