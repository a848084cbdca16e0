import { useTranslation } from 'react-i18next';
import { MAIL_LOOKS, type MailLook } from './lookingLike.ts';

interface MailLooksProps {
  readonly shown: readonly MailLook[];
  readonly hasTextMessage: boolean;
  readonly onChange: (looks: readonly MailLook[]) => void;
}

/** Texts have neither colours nor images, and stand in the place of each other. */
const isText = (look: MailLook): boolean => look === 'text' || look === 'textMessage';

/** Switches of how a mail is shown. */
export function MailLooks({ shown, hasTextMessage, onChange }: MailLooksProps) {
  const { t } = useTranslation('templateTags');
  const toggle = (look: MailLook) => {
    const others = shown.filter((one) => one !== look && !(isText(look) && isText(one)));
    onChange(shown.includes(look) ? others : [...others, look]);
  };
  return (
    <div role="group" aria-label={t('view.label')} className="pr-mail__looks">
      {MAIL_LOOKS.filter((look) => look !== 'textMessage' || hasTextMessage).map((look) => (
        <button
          key={look}
          type="button"
          className="pr-mail__look"
          aria-pressed={shown.includes(look)}
          disabled={!isText(look) && shown.some(isText)}
          onClick={() => toggle(look)}
        >
          {t(`view.${look}`)}
        </button>
      ))}
    </div>
  );
}
