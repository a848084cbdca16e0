import { defineConfig } from '@playwright/test';
import { isFullRun } from './fullRun.ts';
import { portalAddress } from './startPortal.ts';

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

/**
 * One server with demo data for all journeys; each journey uses accounts or recipients of its own. Every change runs those
 * where money moves or somebody leaves the page; those that are tagged @full run in `verify:full`.
 */
export default defineConfig({
  testDir: './specs',
  globalSetup: './startPortal.ts',
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  outputDir: '../test-results',
  // For what hangs: the longest journey takes a quarter of it on two idle cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  reporter: process.env['E2E_REPORT'] ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : 'list',
  use: {
    baseURL: portalAddress(),
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: portalAddress(), localStorage: [REFUSED] }] },
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
});
