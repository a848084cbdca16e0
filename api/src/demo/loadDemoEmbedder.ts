import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import { addEmbedderKey, listEmbedderKeys } from '../modules/identity/index.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';

const LABEL = 'demo';

/**
 * Makes the key with which the examples' back ends sign the demo's users in, in `embedder-demo.pem` of the data folder, and
 * registers its public half. Nothing once it has been registered, or revoked. Idempotent.
 */
export async function loadDemoEmbedder(db: Db, dataDir: string, now: Date): Promise<void> {
  const keys = await listEmbedderKeys(db);
  if (keys.some(({ label }) => label === LABEL)) return;
  const file = join(dataDir, 'embedder-demo.pem');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const publicKey = createPublicKey(createPrivateKey(readFileSync(file)));
  await addEmbedderKey(
    db,
    {
      platformClientId: HOME_PLATFORM.clientId,
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      label: LABEL,
    },
    now,
  );
}
