import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { listEndingCertificates, markCertificateMailed } from './certificateRepository.ts';
import type { SignInNotices } from './signInNotices.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Mails administrators about certificates of connections in use, once a month and once a week before each ends. */
export async function mailEndingCertificates(db: Db, notices: SignInNotices, now: Date): Promise<void> {
  for (const days of SERVER_SETTINGS.signInPolicy.endingDays.toSorted((one, other) => one - other))
    for (const row of await listEndingCertificates(db, now, new Date(now.getTime() + days * DAY_MS), days))
      await withTransaction(db, async (tx) => {
        if (!(await markCertificateMailed(tx, row, days))) return;
        await notices.sendEnding(
          tx,
          row.platform_id,
          {
            connection: row.display_name,
            subject: row.subject,
            lastDay: row.ends_at.toISOString().slice(0, 10),
            days: Math.ceil((row.ends_at.getTime() - now.getTime()) / DAY_MS),
          },
          now,
        );
      });
}
