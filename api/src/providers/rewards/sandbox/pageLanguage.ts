import type { Language } from '@portal/shared/domain/enumerations';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../../../texts/preferredLanguage.ts';

export interface PageQuery {
  readonly number?: string | string[];
  readonly lang?: string | string[];
}

/** The language of a page: of `?lang=`, else of Accept-Language, else English. */
export const pageLanguage = ({ query, headers }: FastifyRequest<{ Querystring: PageQuery }>): Language =>
  preferredLanguage(typeof query.lang === 'string' ? query.lang : undefined, headers['accept-language']);
