import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@portal/shared/domain/enumerations';
import { preferredLanguage } from '../../texts/preferredLanguage.ts';

export interface PageQuery {
  readonly lang?: string | string[];
}

interface PageRequest {
  readonly query: PageQuery;
  readonly headers: IncomingHttpHeaders;
}

/** The language of a page: of `?lang=`, else of Accept-Language, else English. */
export const pageLanguage = ({ query, headers }: PageRequest): Language =>
  preferredLanguage(typeof query.lang === 'string' ? query.lang : undefined, headers['accept-language']);
