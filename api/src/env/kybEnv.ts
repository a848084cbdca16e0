import { string, type ObjectShape } from 'yup';
import { StartFailure } from '../errors/StartFailure.ts';
import { secured } from './gatewayEnv.ts';

/** How a service that checks businesses is reached. */
export interface KybService {
  /** Origin and path of its interface, without a slash at the end. */
  readonly url: string;
  /** Signs our calls. */
  readonly key: string;
}

const SHORTEST_KEY = 32;

/** Variables of the service that checks businesses. */
export const KYB_FIELDS = {
  KYB_URL: secured('KYB_URL'),
  KYB_KEY: string().min(SHORTEST_KEY, `KYB_KEY must have at least ${SHORTEST_KEY} characters`),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof KYB_FIELDS, string | undefined>>>;

/** The service that is configured, or null. Raises StartFailure when it is configured by half. */
export function readKybService({ KYB_URL: url, KYB_KEY: key }: Values): KybService | null {
  if (url && key) return { url: url.replace(/\/+$/, ''), key };
  if (url || key) throw new StartFailure('KYB_URL and KYB_KEY are required together');
  return null;
}
