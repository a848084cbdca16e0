import type { PrincipalUser } from '@portal/shared/contract/session';
import type { Language } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import { useEffect, useState } from 'react';
import { useSession } from './useSession.ts';

export interface Profile {
  /** Empty when the server does not tell it. */
  readonly name: string;
  /** Null when the server does not tell it. */
  readonly language: Language | null;
  readonly authorities: readonly string[];
}

const UNKNOWN: Profile = { name: '', language: null, authorities: [] };

async function fetchProfile(port: SessionPort): Promise<Profile> {
  const response = await createAuthorizedFetch(port)(new URL('/api/account', window.location.origin).href);
  if (!response.ok) return UNKNOWN;
  const {
    firstName,
    lastName,
    username,
    langKey,
    authorities = [],
  } = (await response.json()) as Partial<PrincipalUser>;
  return {
    name: fullName(firstName ?? '', lastName ?? '') || (username ?? ''),
    language: langKey === undefined ? null : languageOf(langKey),
    authorities,
  };
}

const asked = new WeakMap<SessionPort, { readonly subject: string; readonly profile: Promise<Profile> }>();

/** One request serves every part of the page. */
function profileOf(port: SessionPort, subject: string): Promise<Profile> {
  const before = asked.get(port);
  if (before?.subject === subject) return before.profile;
  const profile = fetchProfile(port).catch(() => UNKNOWN);
  asked.set(port, { subject, profile });
  return profile;
}

/** Name and language of the signed-in user; null until they are known. */
export function useProfile(port: SessionPort, subject: string | null): Profile | null {
  const [known, setKnown] = useState<{ readonly subject: string; readonly profile: Profile } | null>(null);

  useEffect(() => {
    if (subject === null) return;
    let isCurrent = true;
    void profileOf(port, subject).then((profile) => isCurrent && setKnown({ subject, profile }));
    return () => {
      isCurrent = false;
    };
  }, [port, subject]);

  return known !== null && known.subject === subject ? known.profile : null;
}

/** The profile of whoever is signed in; null while nobody is, or it is not known yet. */
export function useSignedInProfile(session: SessionClient): Profile | null {
  const { view } = useSession(session);
  return useProfile(session, view.status === 'signed-in' ? (view.claims?.subject ?? '') : null);
}
