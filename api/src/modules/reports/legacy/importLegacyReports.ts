import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FileRefused } from '@portal/shared/files/Table';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { StartFailure } from '../../../errors/StartFailure.ts';
import { createDatabaseFiles } from '../../../providers/files/createDatabaseFiles.ts';
import { XLSX_TYPE } from '../../../xlsx/sendXlsx.ts';
import { findPlatformBy } from '../../platforms/index.ts';
import { findByFileName, findCovered, replaceLegacyReport, type LegacyRow } from './legacyRepository.ts';
import { readLegacyIndex, type LegacyEntry, type LegacyIndex, type RefusedLine } from './readLegacyIndex.ts';

const INDEX = 'index.csv';

interface ImportInput {
  readonly platformClientId: string;
  readonly folder: string;
}

/** The result of an import, by the lines of its index. */
export interface ImportResult {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedLine[];
}

/**
 * Brings the files of a folder in that its index names; those that are there already stay as they are, so that it can be run again.
 * A line that is refused stops no other. Raises StartFailure for an organisation or an index that cannot be read.
 */
export async function importLegacyReports(
  db: Db,
  { platformClientId, folder }: ImportInput,
  at: Date,
): Promise<ImportResult> {
  const platform = await findPlatformBy(db, platformClientId);
  if (platform === undefined) throw new StartFailure(`There is no platform ${platformClientId}.`);
  const { entries, refused } = readIndex(folder);
  const results: (RefusedLine | Outcome)[] = [];
  for (const entry of entries) results.push(await importEntry(db, { platformId: platform.id, folder, at }, entry));
  const count = (outcome: Outcome): number => results.filter((one) => one === outcome).length;
  return {
    added: count('added'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: [...refused, ...results.flatMap((one) => (typeof one === 'string' ? [] : [one]))].toSorted(
      (one, other) => one.line - other.line,
    ),
  };
}

type Outcome = 'added' | 'updated' | 'unchanged';

function readIndex(folder: string): LegacyIndex {
  const file = path.join(folder, INDEX);
  if (!existsSync(file)) throw new StartFailure(`${file} does not exist.`);
  try {
    return readLegacyIndex(readFileSync(file));
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new StartFailure(`${file} is refused: ${error.message}.`);
  }
}

interface ImportTarget {
  readonly platformId: bigint;
  readonly folder: string;
  readonly at: Date;
}

async function importEntry(
  db: Db,
  { platformId, folder, at }: ImportTarget,
  entry: LegacyEntry,
): Promise<RefusedLine | Outcome> {
  const refuse = (reason: string): RefusedLine => ({ line: entry.line, reason });
  const file = path.join(folder, entry.fileName);
  if (!existsSync(file) || !statSync(file).isFile()) return refuse(`There is no file ${entry.fileName} in the folder`);
  if (statSync(file).size === 0) return refuse(`${entry.fileName} is empty`);
  const covered = await findCovered(db, platformId, entry);
  if (entry.group !== null && covered.customerId === null) return refuse(`There is no group ${entry.group}`);
  if (entry.account !== null && covered.accountId === null) return refuse(`There is no account ${entry.account}`);
  const row = {
    platform_id: platformId,
    file_name: entry.fileName,
    report_name: entry.name,
    report_type: entry.type,
    generated_for: scopeOf(entry),
    requester: entry.requester,
    from_day: entry.from,
    to_day: entry.to,
    requested_at: entry.madeAt,
    customer_id: covered.customerId,
    account_id: covered.accountId,
    content_type: /\.csv$/i.test(entry.fileName) ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    size_bytes: BigInt(statSync(file).size),
    sha256: await sha256Of(file),
  };
  const known = await findByFileName(db, platformId, entry.fileName);
  if (known !== undefined && isSame(known, row)) return 'unchanged';
  const files = createDatabaseFiles(db);
  const fileKey = randomUUID();
  await files.put({ platformId, id: fileKey }, createReadStream(file));
  await withTransaction(db, async (tx) => {
    await replaceLegacyReport(tx, { ...row, file_key: fileKey });
    const entity = { entityType: 'legacyReport', entityId: entry.fileName };
    await writeAudit(tx, { platformId, actorUserId: null, action: 'legacyReport.imported', ...entity, at });
  });
  if (known === undefined) return 'added';
  await files.delete({ platformId, id: known.file_key });
  return 'updated';
}

function scopeOf({ group, account }: LegacyEntry): string {
  if (group !== null) return 'GROUPS';
  return account === null ? 'ORGANIZATION' : 'ACCOUNTS';
}

const isSame = (known: LegacyRow, row: Partial<LegacyRow>): boolean =>
  Object.entries(row).every(([name, value]) => {
    const old: unknown = Reflect.get(known, name);
    return old instanceof Date && value instanceof Date ? old.getTime() === value.getTime() : old === value;
  });

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
