import type { Language } from '@portal/shared/domain/enumerations';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useEffect } from 'react';
import { hostLanguage } from '../app/hostLanguage.ts';
import { useProfile } from '../home/useProfile.ts';
import { useSession } from '../home/useSession.ts';

/** Language of the company's pages, as the modules below them have it: the profile's once somebody is signed in. */
export function usePageLanguage(session: SessionClient): Language {
  const { view } = useSession(session);
  const profile = useProfile(session, view.status === 'signed-in' ? (view.claims?.subject ?? '') : null);
  const language = profile?.language ?? hostLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
