import { string, type ObjectShape } from 'yup';
import { StartFailure } from '../errors/StartFailure.ts';
import { secured } from './gatewayEnv.ts';

/** Sign-in by Google: this installation's client there. */
export interface GoogleService {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const GOOGLE = 'https://accounts.google.com';

/** Variables of the sign-in by Google. */
export const GOOGLE_FIELDS = {
  GOOGLE_CLIENT_ID: string(),
  GOOGLE_CLIENT_SECRET: string(),
  GOOGLE_ISSUER: secured('GOOGLE_ISSUER'),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof GOOGLE_FIELDS, string | undefined>>>;

/** The client that is configured, or null. Raises StartFailure when it is configured by half. */
export function readGoogleService(values: Values): GoogleService | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer = GOOGLE } = values;
  if (clientId && clientSecret) return { issuer: issuer.replace(/\/+$/, ''), clientId, clientSecret };
  if (clientId || clientSecret)
    throw new StartFailure('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are required together');
  return null;
}
