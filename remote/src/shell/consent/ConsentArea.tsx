import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedCategory, reset, run, setLanguage, showPreferences, validConsent } from 'vanilla-cookieconsent';
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
  /** The question was answered, now or earlier. */
  readonly onConsent: () => void;
}

/** Asks once per device what may be stored, loads what was agreed to, and lets people without the menu change their mind. */
export function ConsentArea({ container, onConsent }: ConsentAreaProps) {
  const { t, i18n } = useTranslation('consent');
  const [accepted, setAccepted] = useState<readonly ConsentCategory[]>([]);
  const { status, claims } = useSession();
  const { language } = i18n;
  const begun = useRef(Promise.resolve());
  const read = useEffectEvent(() => {
    setAccepted(CONSENT_CATEGORIES.filter((category) => acceptedCategory(category)));
    onConsent();
  });
  const start = useEffectEvent(() =>
    run({ ...consentConfig(container, i18n), onConsent: () => read(), onChange: () => read() }),
  );
  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      await start();
      if (!isOver && !validConsent()) showQuestion();
    };
    begun.current = begin();
    return () => {
      isOver = true;
      reset(false);
      container.replaceChildren();
    };
  }, [container]);
  // The question that stands is written anew: without it, it would be gone until it is drawn again.
  useEffect(() => {
    void begun.current.then(() => setLanguage(language));
  }, [language]);
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
