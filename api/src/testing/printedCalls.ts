import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A call as listed in the table. Field paths: `estimate.fxFees[]`, `[].recipient`; `?` means not listed. */
export interface PrintedCall {
  /** `GET /api/platforms/{platformClientId}`, with the query where two rows share an address. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Names, perhaps with the value that is printed (`pageSize=5`). */
  readonly query: readonly string[];
  readonly payload: readonly string[];
  readonly response: readonly string[];
}

const TABLE = path.join(import.meta.dirname, 'calls.tsv');

/** The calls as they are printed, in the table's order. */
export function printedCalls(): PrintedCall[] {
  const [, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  const calls = lines.map((line) => line.split('\t'));
  const address = ([method, url]: readonly string[]) => `${method ?? ''} ${url ?? ''}`;
  return calls.map((cells) => {
    const [method = '', url = '', query = '', payload = '', response = ''] = cells;
    const isShared = calls.filter((other) => address(other) === address(cells)).length > 1;
    return {
      name: isShared ? `${address(cells)} ${query}` : address(cells),
      method,
      path: url,
      query: listOf(query),
      payload: listOf(payload).filter((field) => !field.startsWith('?')),
      response: listOf(response).filter((field) => /^[\w[]/.test(field)),
    };
  });
}

const listOf = (cell: string): string[] => cell.split(';').filter((entry) => entry !== '');

/** `[].metadata.notes` as `[]`, `metadata`, `notes`; a type in brackets (`[](string)`) and a constant (`currency=USD`) are left out. */
export const stepsOf = (field: string): string[] =>
  field
    .replace(/\(\w+\)|=.*$/g, '')
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '');
