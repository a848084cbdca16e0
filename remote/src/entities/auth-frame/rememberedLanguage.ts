import { LANGUAGES, type Language } from '@portal/shared/domain/enumerations';
import { DEVICE_LANGUAGE_KEY } from '@portal/shared/domain/people/languages';
import { safeStorage } from '../../browser/safeStorage.ts';

/** Language chosen at sign-in on this device; null without a choice. */
export function rememberedLanguage(): Language | null {
  const kept = safeStorage('local').get(DEVICE_LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === kept) ?? null;
}

/** Keeps the choice on this device, also after sign-out. */
export const rememberLanguage = (language: Language): void => safeStorage('local').set(DEVICE_LANGUAGE_KEY, language);
