import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** `npm run e2e:federation`: one line a case; a host, the remote and other pages on origins of their own. */
export default defineConfig({
  ...base,
  testDir: './cases',
  outputDir: '../../test-results/federation',
  globalSetup: './startWorld.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: [],
  use: { ...base.use, actionTimeout: 15_000, baseURL: '', storageState: { cookies: [], origins: [] } },
});
