import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../db/client.ts';
import { listNoticeRecipients } from '../identity/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { markCrossedAlerts, type CrossedAlert } from './crossedAlertRepository.ts';

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
      for (const { email, id, langKey } of await listNoticeRecipients(
        tx,
        platformId,
        alert.recipientEmails,
        alert.creator,
      )) {
        const user = { platformId, id };
        const values = valuesOf(alert, langKey);
        await sendNotice(tx, { topic: 'LOW_BALANCE_MAIL', user, at, recipientEmail: email, values });
      }
    }
  };

/** Returns what the texts of the mail name, in that language. */
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
