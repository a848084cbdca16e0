import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv, type Env } from '../env/env.ts';

/** A configuration of local mode with fixed keys; nothing of it touches the disk. */
export const buildTestEnv = (overrides: Partial<Env> = {}): Env => ({
  ...readEnv({
    DATA_DIR: path.join(tmpdir(), 'portal-test-data'),
    TOKEN_SECRET: '11'.repeat(32),
    CREDENTIAL_KEY: '22'.repeat(32),
    DEMO_DATA: 'false',
    WRITES_PER_MINUTE: '100000',
    READS_PER_MINUTE: '1000000',
    CAPTCHA_COST: '1',
  }),
  ...overrides,
});
