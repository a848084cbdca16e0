import { SETTINGS } from '@portal/shared/domain/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventLoopTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import { cutLists, invalidJson, type CutList } from './cutLists.ts';

type Parse = (text: string) => unknown;

/** JSON bodies, without prototype keys; the lists of a large one are parsed in slices of the event loop's time. */
export function registerJsonBody(app: FastifyInstance): void {
  const parser = app.getDefaultJsonParser('error', 'error');
  const parserFor =
    (request: FastifyRequest): Parse =>
    (text) => {
      let parsed: unknown;
      void parser(request, text, (error, body) => {
        if (error) throw error;
        parsed = body;
      });
      return parsed;
    };
  app.removeContentTypeParser('application/json');
  const options = { parseAs: 'buffer' } as const;
  app.addContentTypeParser('application/json', options, async (request: FastifyRequest, raw: Buffer) => {
    const parse = parserFor(request);
    return raw.length <= SETTINGS.bodies.defaultBytes ? parse(raw.toString('utf8')) : await parseInSlices(raw, parse);
  });
}

async function parseInSlices(raw: Buffer, parse: Parse): Promise<unknown> {
  const slices = eventLoopTurns();
  await slices.next();
  const { rest, lists } = await cutLists(raw, slices);
  const root = parse(rest);
  const entries: unknown[][] = [];
  for (const list of lists) {
    const parsed: unknown[] = [];
    for (const piece of list) {
      for (const entry of parsePiece(raw, piece, list, parse)) parsed.push(entry);
      if (slices.isOver()) await slices.next();
    }
    entries.push(parsed);
  }
  return withLists(root, entries);
}

/** Parses one piece of a list. An empty piece of a list that was cut means a stray comma. */
function parsePiece(raw: Buffer, [begin, end]: CutList[number], list: CutList, parse: Parse): readonly unknown[] {
  const entries = parse(`[${raw.toString('utf8', begin, end)}]`);
  if (!Array.isArray(entries) || (list.length > 1 && entries.length === 0)) throw invalidJson();
  return entries;
}

/** Replaces the numbered placeholders by their lists. */
function withLists(root: unknown, lists: readonly unknown[][]): unknown {
  if (typeof root !== 'object' || root === null) return root;
  if (Array.isArray(root)) return lists[0] ?? root;
  const placeholders = Object.entries(root).filter(([, value]) => Array.isArray(value));
  return Object.assign(
    root,
    Object.fromEntries(placeholders.map(([key, placeholder]) => [key, lists[Number(placeholder)]])),
  );
}
