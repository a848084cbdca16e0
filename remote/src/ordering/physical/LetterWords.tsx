import { useTranslation } from 'react-i18next';
import './letter-words.css';

interface LetterWordsProps {
  readonly letter: Readonly<Partial<Record<'toName' | 'fromName' | 'letterHeadTitle' | 'message', string | null>>>;
}

/** The words of a letter, as they stand on the sheet. */
export function LetterWords({ letter: { toName, fromName, letterHeadTitle, message } }: LetterWordsProps) {
  const { t } = useTranslation('physicalOrder');
  const part = (text: string | null | undefined, empty: string) => text?.trim() || <em>{empty}</em>;
  return (
    <div className="pr-letter-words">
      {letterHeadTitle?.trim() ? <p className="pr-letter__head">{letterHeadTitle}</p> : null}
      <p className="pr-letter__name">
        <span>{t('letter.to')}</span> {part(toName, t('letter.eachName'))}
      </p>
      <p className="pr-letter__message">{part(message, t('letter.noMessage'))}</p>
      <p className="pr-letter__name">
        <span>{t('letter.from')}</span> {part(fromName, t('letter.noSender'))}
      </p>
    </div>
  );
}
