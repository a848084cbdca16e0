import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import { codeOf } from '../errors/codeOf.ts';
import { StartFailure } from '../errors/StartFailure.ts';

const HEX_32_BYTES = /^[0-9a-f]{64}$/;
const secretsSchema = object({
  tokenSecret: string().matches(HEX_32_BYTES).required(),
  credentialKey: string().matches(HEX_32_BYTES).required(),
});

/** Keys of one installation, 32 bytes each: `tokenSecret` signs sessions, `credentialKey` encrypts reward credentials. */
export interface Secrets {
  readonly tokenSecret: Buffer;
  readonly credentialKey: Buffer;
}

/** The secrets kept in `dataDir`/secrets.json (mode 600), made on the first start. Raises StartFailure when it cannot. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    return read(file) ?? create(file);
  } catch (error) {
    throw new StartFailure(`DATA_DIR: ${file} cannot be read or written`, error);
  }
}

function read(file: string): Secrets | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const kept = secretsSchema.validateSync(JSON.parse(text), { strict: true });
  return { tokenSecret: Buffer.from(kept.tokenSecret, 'hex'), credentialKey: Buffer.from(kept.credentialKey, 'hex') };
}

/** Links a complete file into place, so that only one of two processes starting together succeeds. */
function create(file: string): Secrets {
  const draft = `${file}.${process.pid}`;
  const fresh = { tokenSecret: randomBytes(32).toString('hex'), credentialKey: randomBytes(32).toString('hex') };
  writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = read(file);
  if (kept === null) throw new Error('The secrets vanished while being written');
  return kept;
}
