import type { Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { MailAttachment } from '../../../providers/email/Mailer.ts';
import type { NoticeTopic } from '../../../texts/languages/DeliveryTexts.ts';
import { textValuesOf, topicOf, type NoticeValues } from './noticeMail.ts';
import type { NoticeRow } from './noticeReadModel.ts';

/** The facts from which a file of a notice is drawn. */
export interface NoticeFileFacts {
  readonly platformId: bigint;
  readonly language: Language;
  readonly values: NoticeValues;
}

/** The file that goes with the notices of each topic. One that rejects has its mail tried again, like a server that is down. */
export type NoticeFiles = Readonly<Partial<Record<NoticeTopic, (facts: NoticeFileFacts) => Promise<MailAttachment>>>>;

/** The files of a notice, drawn when it is sent. */
export async function drawNoticeFiles(row: NoticeRow, files: NoticeFiles): Promise<readonly MailAttachment[]> {
  const draw = files[topicOf(row)];
  if (draw === undefined) return [];
  const facts = {
    platformId: row.platform_id,
    language: languageOf(row.lang_key),
    values: textValuesOf(row.text_values),
  };
  return [await draw(facts)];
}
