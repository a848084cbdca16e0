import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MailView } from '../../../entities/delivery-template/MailView.tsx';
import { TextBubble } from '../../../entities/delivery-template/TextBubble.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { useLineMail, type MailOfLine } from './useLineMail.ts';

interface LineMailProps extends MailOfLine {
  /** Title of the mail, which says whose it is. */
  readonly title: string;
}

/** The mail or the text of a line, as large as it arrives. */
export function LineMail({ title, ...line }: LineMailProps) {
  const { t } = useTranslation('quickOrder');
  const { mail, isLoading, error, retry } = useLineMail(line);
  return (
    <>
      {error !== undefined && <PartFailure error={error} title={t('preview.failed')} onRetry={retry} />}
      {isLoading && <Skeleton height={480} radius={8} />}
      {mail !== undefined && mail.textMessage === null && <MailView mail={mail} title={title} />}
      {mail?.textMessage && <TextBubble text={mail.textMessage} language={mail.language} />}
    </>
  );
}
