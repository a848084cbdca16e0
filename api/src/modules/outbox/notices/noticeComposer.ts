import { NOTICE_TOPICS } from '../../../texts/languages/DeliveryTexts.ts';
import type { MailComposer } from '../MailComposer.ts';
import { drawNoticeFiles, type NoticeFiles } from './noticeFiles.ts';
import { recipientOf, toNoticeMail, type NoticeSettings } from './noticeMail.ts';
import { readNoticeRows } from './noticeReadModel.ts';

/** Composes the notices to users in their languages; a file that goes with one is drawn when it is sent. */
export const createNoticeComposer = (settings: NoticeSettings, files: NoticeFiles): MailComposer => ({
  topics: NOTICE_TOPICS,
  read: async (db, platformId, outboxIds) => {
    const rows = await readNoticeRows(db, platformId, outboxIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          channel: 'EMAIL',
          recipient: recipientOf(row),
          lineId: null,
          compose: async () => toNoticeMail(row, settings, await drawNoticeFiles(row, files)),
        },
      ]),
    );
  },
});
