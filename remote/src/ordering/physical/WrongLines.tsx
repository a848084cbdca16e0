import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { MailedPages } from './useMailedPages.ts';

interface WrongLinesProps {
  readonly pages: MailedPages;
  /** Lines of the order to tell apart from the others, on whatever page they stand. */
  readonly only: 'invalid' | 'repeated';
  readonly title: string;
}

/** Tells of lines of an order of several pages, and lists them alone. */
export function WrongLines({ pages: { only: shown, showOnly }, only, title }: WrongLinesProps) {
  const { t } = useTranslation('physicalOrder');
  const isShown = shown === only;
  return (
    <Notice
      kind="warning"
      title={title}
      actions={
        <Button size="xs" variant="default" aria-pressed={isShown} onClick={() => showOnly(isShown ? null : only)}>
          {t(isShown ? 'wrong.showAll' : 'wrong.showOnly')}
        </Button>
      }
    />
  );
}
