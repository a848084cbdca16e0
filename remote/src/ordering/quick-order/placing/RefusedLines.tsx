import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { LineRefusal } from './lineRefusal.ts';

export interface RefusedLinesProps {
  readonly refusal: LineRefusal;
  readonly title?: string;
}

/** Why lines of a cart cannot be ordered, and the way to another reward or template. */
export function RefusedLines({ refusal: { messages, isOfReward, isOfTemplate }, title }: RefusedLinesProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const wayOn = isOfReward && (
    <LinkButton to={PATHS.catalog} variant="default" size="xs">
      {t('refused.toCatalog')}
    </LinkButton>
  );
  return (
    <Notice kind="error" title={title} actions={wayOn || undefined}>
      {messages.map((message) => (
        <p key={message.key}>{messageText(i18n, message)}</p>
      ))}
      {isOfTemplate && <p>{t('refused.template')}</p>}
    </Notice>
  );
}
