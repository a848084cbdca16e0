import { LANGUAGES, type Language } from '@portal/shared/domain/enumerations';
import { DEVICE_LANGUAGE_KEY, languageOf } from '@portal/shared/domain/people/languages';

/** Language before sign-in: the one chosen on this device, else the browser's. */
export function hostLanguage(): Language {
  try {
    const chosen = localStorage.getItem(DEVICE_LANGUAGE_KEY);
    return LANGUAGES.find((language) => language === chosen) ?? languageOf(navigator.language);
  } catch {
    // Accessing the storage property itself may throw.
    return languageOf(navigator.language);
  }
}
