import { isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { array, object, string, type Schema } from 'yup';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { AddressLookup, LookupFailure } from './AddressLookup.ts';
import { googleAddress } from './googleAddress.ts';

export interface GoogleOptions {
  /** Origin of the service, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** Timeout of an unresponsive server, in milliseconds. */
  readonly timeoutMs?: number;
}

const { atOnce, timeoutMs: usualTimeoutMs } = SERVER_SETTINGS.addressLookup;
/** The beginning of the reasons that say what is wrong with our key. */
const KEY = 'API_KEY';
/** Streets and houses, not businesses or regions. */
const PLACE_TYPES = ['street_address', 'premise', 'subpremise', 'route'];
const SUGGESTION_FIELDS = ['placeId', 'structuredFormat'].map((field) => `suggestions.placePrediction.${field}`);

const texts = object({ text: string().default('') });
const suggestionsSchema = object({
  suggestions: array(
    object({
      placePrediction: object({
        placeId: string().default(''),
        structuredFormat: object({ mainText: texts, secondaryText: texts }),
      }),
    }).required(),
  ).default([]),
});
const placeSchema = object({
  addressComponents: array(
    object({
      longText: string().default(''),
      shortText: string().default(''),
      types: array(string().defined()).default([]),
    }).required(),
  ).default([]),
});
const refusalSchema = object({ error: object({ details: array(object({ reason: string() })).default([]) }) });

type GoogleSuggestions =
  | { readonly outcome: 'read'; readonly body: unknown }
  | { readonly outcome: 'refused' }
  | LookupFailure;

/** Finds addresses by the Places API (New) of Google Maps, with the operator's key. */
export function createGoogleAddressLookup(
  { url, key, timeoutMs = usualTimeoutMs }: GoogleOptions,
  log: Log = silentLog,
): AddressLookup {
  const begin = createCallLog(log, 'addresses');
  let open = 0;
  const ask = async (
    operation: string,
    path: string,
    fields: readonly string[],
    body?: object,
  ): Promise<GoogleSuggestions> => {
    if (open >= atOnce) return failed('too many calls at once');
    open += 1;
    const call = begin(operation);
    try {
      const response = await fetch(`${url}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields.join(','),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const read: unknown = await response.json();
      const result: GoogleSuggestions = response.ok
        ? { outcome: 'read', body: read }
        : refusalOf(response.status, read);
      if (result.outcome !== 'failed') call.answered(response.status);
      else call.failed(result.reason.split(' ').find((word) => word.startsWith(KEY)) ?? response.status);
      return result;
    } catch (error) {
      call.failed(error);
      // A message might hold what was answered.
      return failed(nameOf(error));
    } finally {
      open -= 1;
    }
  };
  return {
    provider: 'GOOGLE',
    suggest: async ({ query, country, sessionToken }) => {
      const response = await ask('suggest', 'places:autocomplete', SUGGESTION_FIELDS, {
        input: query,
        includedPrimaryTypes: PLACE_TYPES,
        includedRegionCodes: [country.toLowerCase()],
        languageCode: 'en',
        ...(sessionToken && { sessionToken }),
      });
      if (response.outcome === 'refused') return { outcome: 'found', suggestions: [] };
      if (response.outcome === 'failed') return response;
      const read = readAs(suggestionsSchema, response.body);
      if (read === null) return failed('unreadable');
      return { outcome: 'found', suggestions: read.suggestions.map(toSuggestion).filter(({ placeId }) => placeId) };
    },
    find: async ({ placeId, sessionToken }) => {
      const query = new URLSearchParams({ languageCode: 'en', ...(sessionToken && { sessionToken }) });
      const path = `places/${encodeURIComponent(placeId)}?${query.toString()}`;
      const response = await ask('find', path, ['addressComponents']);
      if (response.outcome === 'refused') return { outcome: 'unknown' };
      if (response.outcome === 'failed') return response;
      const read = readAs(placeSchema, response.body);
      if (read === null) return failed('unreadable');
      const address = googleAddress(read.addressComponents);
      return isAddressCountry(address.country) ? { outcome: 'found', address } : { outcome: 'unknown' };
    },
  };
}

interface Suggested {
  readonly placePrediction: {
    readonly placeId: string;
    readonly structuredFormat: { readonly mainText: { text: string }; readonly secondaryText: { text: string } };
  };
}

const toSuggestion = ({ placePrediction: { placeId, structuredFormat } }: Suggested) => ({
  placeId,
  mainText: structuredFormat.mainText.text,
  secondaryText: structuredFormat.secondaryText.text,
});

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';

const failed = (reason: string): LookupFailure => ({ outcome: 'failed', reason });

/**
 * Tells a refusal from a failure: 400 and 404 refuse what was asked for; but 400 is also the answer to a wrong key, which is
 * the operator's.
 */
function refusalOf(status: number, body: unknown): GoogleSuggestions {
  const reasons = readAs(refusalSchema, body)?.error.details.map(({ reason }) => reason ?? '') ?? [];
  const isOfKey = reasons.some((reason) => reason.startsWith(KEY));
  if ((status === 400 || status === 404) && !isOfKey) return { outcome: 'refused' };
  return failed([status, ...reasons.filter(Boolean)].join(' '));
}

function readAs<T>(schema: Schema<T>, body: unknown): T | null {
  try {
    return schema.validateSync(body, { strict: false });
  } catch {
    return null;
  }
}
