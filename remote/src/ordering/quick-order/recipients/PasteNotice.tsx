import { fullName } from '@portal/shared/domain/people/fullName';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../../i18n/joinSentences.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { Recipient } from './pastedRecipients.ts';
import { useMorePeople } from './useMorePeople.tsx';
import type { PasteOutcome } from './useRecipientRows.ts';

const LISTED = 20;

const getName = ({ firstName, lastName, email, mobileNumber = '' }: Recipient): string =>
  fullName(firstName, lastName) || email || mobileNumber;

const formatList = (texts: readonly string[], separator: string): string =>
  texts.slice(0, LISTED).join(separator) + (texts.length > LISTED ? ' …' : '');

export interface PasteNoticeProps {
  readonly pasted: PasteOutcome;
  readonly action: ReactNode;
}

/** Result of a paste: number of people taken, rows and columns left out, people beyond the limit. */
export function PasteNotice({ pasted, action }: PasteNoticeProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const { taken, leftOut, unread, beyond, doubtfulRow } = pasted;
  const more = useMorePeople(beyond);
  const columns = leftOut
    .map(({ heading, number }) => heading ?? t('paste.column', { number }))
    .join(t('paste.separator'));
  const isNothing = taken === 0 && beyond.length === 0;
  const max = SETTINGS.orders.quickRecipients;
  const outcome = () => {
    if (doubtfulRow !== undefined) return t('paste.doubtful', { row: doubtfulRow });
    if (isNothing) return t('paste.nothing');
    return taken === 0 ? more.text : t('paste.taken', { count: taken });
  };
  return (
    <Notice
      kind={isNothing || beyond.length + unread.length > 0 ? 'warning' : 'info'}
      title={outcome()}
      actions={
        taken === 0 && beyond.length === 0 ? undefined : (
          <>
            {taken > 0 && action}
            {beyond.length > 0 && more.action}
          </>
        )
      }
    >
      {unread.length > 0 && (
        <p className="pr-checkout__line">{t('paste.unread', { rows: formatList(unread, t('paste.separator')) })}</p>
      )}
      {columns !== '' && <p className="pr-checkout__line">{t('paste.leftOut', { columns })}</p>}
      {beyond.length > 0 && (
        <p className="pr-checkout__line">
          {joinSentences(i18n.language, [
            t('paste.beyond', { count: beyond.length, max }),
            formatList(beyond.map(getName), t('paste.separator')),
          ])}
        </p>
      )}
    </Notice>
  );
}
