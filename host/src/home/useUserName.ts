import type { PrincipalUser } from '@portal/shared/contract/session';
import { fullName } from '@portal/shared/domain/fullName';
import type { SessionPort } from '@portal/shared/federation/remoteModule';
import { createAuthorizedFetch } from '@portal/shared/session/createAuthorizedFetch';
import { useEffect, useState } from 'react';

async function fetchName(port: SessionPort): Promise<string> {
  const answer = await createAuthorizedFetch(port)(new URL('/api/account', window.location.origin).href);
  if (!answer.ok) return '';
  const { firstName, lastName, username } = (await answer.json()) as PrincipalUser;
  return fullName(firstName, lastName) || username;
}

/** Name of the signed-in user; null until it is known, empty when the server does not tell it. */
export function useUserName(port: SessionPort, subject: string | null): string | null {
  const [known, setKnown] = useState<{ readonly subject: string; readonly name: string } | null>(null);

  useEffect(() => {
    if (subject === null) return;
    let isCurrent = true;
    void fetchName(port)
      .catch(() => '')
      .then((name) => isCurrent && setKnown({ subject, name }));
    return () => {
      isCurrent = false;
    };
  }, [port, subject]);

  return known !== null && known.subject === subject ? known.name : null;
}
