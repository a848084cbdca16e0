import { tmpdir } from 'node:os';
import path from 'node:path';

const RUN = 'PORTAL_TEST_RUN';

/** PostgreSQL to test on (`TEST_DATABASE_URL`), or null for PGlite. */
export const serverUrl = (): string | null => process.env['TEST_DATABASE_URL'] ?? null;

/** Names this run's template; workers inherit it. */
export const beginRun = (): void => {
  process.env[RUN] = String(process.pid);
};

const run = (): string => process.env[RUN] ?? '';

/** Dump of a migrated PGlite. */
export const templateFile = (): string => path.join(tmpdir(), `portal-test-${run()}.tar`);

/** Migrated database on PostgreSQL. */
export const templateName = (): string => `portal_template_${run()}`;
