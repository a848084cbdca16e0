import { LANGUAGES, type Language } from '@portal/shared/domain/enumerations';
import { safeStorage } from '../../ui/storage/safeStorage.ts';

const KEY = 'portal.device.language@1';

/** Language chosen at sign-in on this device; null without a choice. */
export function rememberedLanguage(): Language | null {
  const kept = safeStorage('local').get(KEY);
  return LANGUAGES.find((language) => language === kept) ?? null;
}

/** Keeps the choice on this device, also after sign-out. */
export const rememberLanguage = (language: Language): void => safeStorage('local').set(KEY, language);
