import type { Language } from '@portal/shared/domain/enumerations';
import { createContext, useContext } from 'react';

/** The UI language; provided by the mount, so that hundreds of cells need no subscription each. */
export const LocaleContext = createContext<Language>('en');

/** The UI language, for Intl. */
export const useLocale = (): Language => useContext(LocaleContext);
