import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { rememberLanguage } from './rememberedLanguage.ts';
import './language-choice.css';

/** The language of the page, each in its own name; applied at once and remembered on this device. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const current = useLocale();
  // Shown while its texts load.
  const [chosen, setChosen] = useState(current);
  const [before, setBefore] = useState(current);
  if (before !== current) {
    setBefore(current);
    setChosen(current);
  }
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const language = languageOf(target.value);
    setChosen(language);
    rememberLanguage(language);
    void i18n.changeLanguage(language);
  };
  return (
    <div className="pr-language">
      <IconWorld size={18} aria-hidden="true" />
      <select aria-label={t('session.language')} value={chosen} onChange={choose}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {getEnumerationLabel(i18n, 'language', language)}
          </option>
        ))}
      </select>
    </div>
  );
}
