import { useTranslation } from 'react-i18next';
import { MAIL_LOOKS, type MailLook } from './lookingLike.ts';

interface MailLooksProps {
  readonly shown: readonly MailLook[];
  readonly onChange: (looks: readonly MailLook[]) => void;
}

/** Switches of how a mail is shown. */
export function MailLooks({ shown, onChange }: MailLooksProps) {
  const { t } = useTranslation('templateTags');
  return (
    <div role="group" aria-label={t('view.label')} className="pr-mail__looks">
      {MAIL_LOOKS.map((look) => {
        const isOn = shown.includes(look);
        return (
          <button
            key={look}
            type="button"
            className="pr-mail__look"
            aria-pressed={isOn}
            // Plain text has neither colours nor images.
            disabled={look !== 'text' && shown.includes('text')}
            onClick={() => onChange(isOn ? shown.filter((one) => one !== look) : [...shown, look])}
          >
            {t(`view.${look}`)}
          </button>
        );
      })}
    </div>
  );
}
