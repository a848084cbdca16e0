import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../runtime/clock.ts';
import type { Db } from '../db/client.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import { addEmbedderKey, endEmbedderKey, listEmbedderKeys } from '../modules/identity/index.ts';
import { StartFailure } from '../errors/StartFailure.ts';

const USAGE = `npm run embedder:keys -- add --platform <identifier> --public-key <file.pem> [--label <text>]
npm run embedder:keys -- list
npm run embedder:keys -- revoke <kid>`;

/** A command that was asked for; answers what is printed. Raises StartFailure. */
export type Command = (db: Db) => Promise<string>;

/** Reads a command of `npm run embedder:keys` without opening a database. Raises StartFailure with the usage. */
export function readCommand([word, ...rest]: readonly string[]): Command {
  const [kid] = rest;
  if (word === 'add') return addCommand(rest);
  if (word === 'list' && rest.length === 0) return listKeys;
  // Not for the parser of options: a thumbprint may begin with a dash.
  if (word === 'revoke' && kid !== undefined && rest.length === 1)
    return async (db) => {
      await endEmbedderKey(db, kid, systemClock.now());
      return `Revoked ${kid}.`;
    };
  throw new StartFailure(USAGE);
}

function addCommand(rest: string[]): Command {
  const { platform, 'public-key': file, label } = readOptions(rest);
  if (platform === undefined || file === undefined) throw new StartFailure(USAGE);
  const key = { platformClientId: platform, publicKey: readKeyFile(file), label };
  return async (db) => `Registered for ${platform}. kid: ${await addEmbedderKey(db, key, systemClock.now())}`;
}

function readOptions(args: string[]) {
  try {
    const options = {
      platform: { type: 'string' },
      'public-key': { type: 'string' },
      label: { type: 'string', default: '' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartFailure(`${reasonOf(error)}\n${USAGE}`);
  }
}

async function listKeys(db: Db): Promise<string> {
  const keys = await listEmbedderKeys(db);
  return keys
    .map((key) => {
      const state = key.revoked_at === null ? 'in force' : `revoked ${key.revoked_at.toISOString()}`;
      return [key.kid, key.platform_client_id, key.algorithm, key.created_at.toISOString(), state, key.label].join(
        '  ',
      );
    })
    .join('\n');
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`${file} cannot be read: ${reasonOf(error)}`, error);
  }
}
