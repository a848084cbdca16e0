import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 4870);
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'rewards-portal-e2e-'));

/** The question about cookies was answered before: it would lie over what journeys click. */
const REFUSED = {
  name: 'portal.device.consent@1',
  value: JSON.stringify({
    categories: ['necessary'],
    revision: 0,
    data: null,
    consentTimestamp: '2026-01-01T00:00:00.000Z',
    lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
    consentId: '00000000-0000-4000-8000-000000000000',
    services: { necessary: [], performance: [], functional: [], targeting: [], socialMedia: [] },
    languageCode: 'en',
    expirationTime: 4_000_000_000_000,
  }),
};

/** One server with demo data for all journeys; each journey uses accounts or recipients of its own. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  // For what hangs: the longest journey takes a quarter of it on two idle cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  reporter: process.env['E2E_REPORT'] ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: `http://localhost:${port}`, localStorage: [REFUSED] }] },
    // A run that reports keeps nothing else, and recording takes a good part of its time.
    trace: process.env['E2E_REPORT'] ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node api/src/server.ts',
    cwd: '..',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA_DIR'], PUBLIC_URL: `http://localhost:${port}` },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
