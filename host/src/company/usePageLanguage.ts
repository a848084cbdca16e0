import type { Language } from '@portal/shared/domain/enumerations';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useEffect } from 'react';
import { hostLanguage } from '../app/hostLanguage.ts';
import { useSignedInProfile } from '../home/useProfile.ts';

/** Language of the company's pages, as the modules below them have it: the profile's once somebody is signed in. */
export function usePageLanguage(session: SessionClient): Language {
  const language = useSignedInProfile(session)?.language ?? hostLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
