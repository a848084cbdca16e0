import { string, type ObjectShape } from 'yup';
import { StartFailure } from '../errors/StartFailure.ts';
import { secured } from './gatewayEnv.ts';

/** How a printer that ships letters and cards is reached. */
export interface FulfilmentService {
  /** Origin and path of its interface, without a slash at the end. */
  readonly url: string;
  /** Signs our calls, and what it tells us. */
  readonly key: string;
}

const SHORTEST_KEY = 32;

/** Variables of the printer. */
export const FULFILMENT_FIELDS = {
  FULFILMENT_URL: secured('FULFILMENT_URL'),
  FULFILMENT_KEY: string().min(SHORTEST_KEY, `FULFILMENT_KEY must have at least ${SHORTEST_KEY} characters`),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof FULFILMENT_FIELDS, string | undefined>>>;

/** The printer that is configured, or null. Raises StartFailure when it is configured by half. */
export function readFulfilmentService({ FULFILMENT_URL: url, FULFILMENT_KEY: key }: Values): FulfilmentService | null {
  if (url && key) return { url: url.replace(/\/+$/, ''), key };
  if (url || key) throw new StartFailure('FULFILMENT_URL and FULFILMENT_KEY are required together');
  return null;
}
