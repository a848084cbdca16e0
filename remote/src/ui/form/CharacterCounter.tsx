import { useTranslation } from 'react-i18next';
import './counter.css';

const WARNS_AT = 20;
const ALARMS_AT = 5;

/** A text whose characters are counted, up to so many. */
export interface CountedText {
  readonly text: string;
  readonly max: number;
}

/** How many characters of a text are used, and how many are too many. It warns at 20 left and alarms at 5, and speaks only there. */
export function CharacterCounter({ text, max }: CountedText) {
  const { t } = useTranslation();
  const used = Array.from(text).length;
  const left = max - used;
  const tone = left <= ALARMS_AT ? 'alarm' : left <= WARNS_AT ? 'warning' : 'quiet';
  const most = tone === 'alarm' ? ALARMS_AT : WARNS_AT;
  return (
    <>
      <span className="pr-counter" data-tone={tone}>
        {t('form.characters', { used: String(used), max: String(max) })}
      </span>
      <span role="status" className={left < 0 ? 'pr-counter pr-counter--over' : 'pr-hidden-text'} data-tone={tone}>
        {left < 0 ? t('form.over', { count: -left }) : tone !== 'quiet' && t('form.left', { count: most })}
      </span>
    </>
  );
}
