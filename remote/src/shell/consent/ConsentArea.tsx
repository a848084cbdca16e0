import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedCategory, reset, run, showPreferences, validConsent } from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import { useSession } from '../../entities/session/sessionSource.ts';
import { CONSENT_CATEGORIES, consentConfig, type ConsentCategory } from './consentConfig.ts';
import './locales.ts';
import { OptionalServices } from './OptionalServices.tsx';
import { showQuestion } from './showQuestion.ts';

export interface ConsentAreaProps {
  /** Element in which the question is drawn. */
  readonly container: HTMLElement;
}

/** Asks once per device what may be stored, loads what was agreed to, and lets people without the menu change their mind. */
export function ConsentArea({ container }: ConsentAreaProps) {
  const { t, i18n } = useTranslation('consent');
  const [accepted, setAccepted] = useState<readonly ConsentCategory[]>([]);
  const { status, claims } = useSession();
  const language = i18n.language;
  useEffect(() => {
    const read = () => setAccepted(CONSENT_CATEGORIES.filter((category) => acceptedCategory(category)));
    let isOver = false;
    const begin = async () => {
      await run({ ...consentConfig({ root: container, language, t }), onConsent: read, onChange: read });
      if (!isOver && !validConsent()) showQuestion();
    };
    void begin();
    return () => {
      isOver = true;
      reset(false);
      container.replaceChildren();
    };
  }, [container, language, t]);
  return (
    <>
      {status === 'signed-out' && (
        <footer className="pr-consent-footer">
          <button type="button" className="pr-link" onClick={showPreferences}>
            {t('settings')}
          </button>
        </footer>
      )}
      {status === 'signed-in' && claims !== null && <OptionalServices accepted={accepted} subject={claims.subject} />}
    </>
  );
}
