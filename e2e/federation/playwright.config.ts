import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/**
 * `npm run e2e:federation`: one line a case; a host, the remote and other pages on origins of their own. Cases that are
 * tagged @full run in `verify:full`.
 */
export default defineConfig({
  ...base,
  testDir: './cases',
  outputDir: '../../test-results/federation',
  globalSetup: './startFixture.ts',
  use: { ...base.use, baseURL: '', storageState: { cookies: [], origins: [] } },
});
