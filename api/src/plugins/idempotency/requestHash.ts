import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forEachInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';

/**
 * SHA-256 of what a request says, however it is written: parameters, query and checked body, the members of every object
 * sorted by name. The lists of a body are read in slices of the event loop's time.
 */
export async function requestHash({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Promise<string> {
  const hash = createHash('sha256').update(written([params, query]));
  const add = async (name: string, value: unknown): Promise<void> => {
    if (!Array.isArray(value)) {
      hash.update(`\n${name}${written(value)}`);
      return;
    }
    hash.update(`\n${name}[${value.length}]`);
    await forEachInTurns<unknown>(value, (entry) => hash.update(`\n${written(entry)}`));
  };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) await add('', body);
  else for (const [name, value] of membersOf(body)) await add(JSON.stringify(name), value);
  return hash.digest('hex');
}

const written = (value: unknown): string => JSON.stringify(canonical(value ?? null));

const membersOf = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));

function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  return Object.fromEntries(membersOf(value).map(([name, member]) => [name, canonical(member)]));
}
