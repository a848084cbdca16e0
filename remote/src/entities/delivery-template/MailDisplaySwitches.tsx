import { useTranslation } from 'react-i18next';
import { MAIL_DISPLAY_OPTIONS, type MailDisplayOption } from './toDisplayHtml.ts';

interface MailDisplaySwitchesProps {
  readonly shown: readonly MailDisplayOption[];
  readonly hasTextMessage: boolean;
  readonly onChange: (options: readonly MailDisplayOption[]) => void;
}

/** Texts have neither colours nor images, and stand in the place of each other. */
const isText = (option: MailDisplayOption): boolean => option === 'text' || option === 'textMessage';

/** Switches of how a mail is shown. */
export function MailDisplaySwitches({ shown, hasTextMessage, onChange }: MailDisplaySwitchesProps) {
  const { t } = useTranslation('templateTags');
  const toggle = (option: MailDisplayOption) => {
    const others = shown.filter((one) => one !== option && !(isText(option) && isText(one)));
    onChange(shown.includes(option) ? others : [...others, option]);
  };
  return (
    <div role="group" aria-label={t('view.label')} className="pr-mail__looks">
      {MAIL_DISPLAY_OPTIONS.filter((option) => option !== 'textMessage' || hasTextMessage).map((option) => (
        <button
          key={option}
          type="button"
          className="pr-mail__look"
          aria-pressed={shown.includes(option)}
          disabled={!isText(option) && shown.some(isText)}
          onClick={() => toggle(option)}
        >
          {t(`view.${option}`)}
        </button>
      ))}
    </div>
  );
}
