import { readConnection } from '@portal/shared/session/rememberedConnection';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CompanyEmailForm } from './CompanyEmailForm.tsx';
import { KnownConnection } from './KnownConnection.tsx';

/** Leaves for the company's sign-in service: the one of the session that ended, else the one of a typed address. */
export function BeginCompanySignIn() {
  const [connectionId, setConnectionId] = useState(readConnection);
  const email = readEmail(useLocation().state);
  return connectionId === null || email !== '' ? (
    <CompanyEmailForm email={email} />
  ) : (
    <KnownConnection connectionId={connectionId} onOther={() => setConnectionId(null)} />
  );
}

/** The address typed on the page that led here. */
const readEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
