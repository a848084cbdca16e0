import type { Language } from '@portal/shared/domain/enumerations';
import { findLanguage } from '@portal/shared/domain/people/languages';
import { createContext, useContext } from 'react';

/** Returns the language of an embedder's `locale`; null without one, and for a tag that is near to none of ours. */
export const toGivenLanguage = (locale: string | undefined): Language | null =>
  locale === undefined ? null : findLanguage(locale);

/** The language that the embedder gives; it wins over every other. Null: the profile decides, before sign-in the browser. */
export const GivenLanguageContext = createContext<Language | null>(null);

export const useGivenLanguage = (): Language | null => useContext(GivenLanguageContext);
