import { expect, test } from '@playwright/test';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onFreePort } from '../harness/onFreePort.ts';
import { startProgram, type Program } from '../harness/startProgram.ts';
import { REPOSITORY } from '../harness/startServer.ts';

/** A copy of the sources below the project, so that it finds the packages and an aborted run leaves no edit behind. */
const COPY = path.join(REPOSITORY, '.cache/fast-refresh');
const COPIED = ['.ci', 'host', 'remote', 'shared', 'webpack.config.ts', 'package.json', 'package-lock.json'];
const LINKED = ['api', 'node_modules'];
const CARD = path.join(COPY, 'remote/src/auth/sign-in/SignInCard.tsx');
const TITLE = "{t('signIn.title')}";

let server: Program;
let address: string;

test.beforeAll(async () => {
  mkdirSync(COPY, { recursive: true });
  for (const name of COPIED) {
    rmSync(path.join(COPY, name), { recursive: true, force: true });
    cpSync(path.join(REPOSITORY, name), path.join(COPY, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !/[\\/](dist|node_modules)([\\/]|$)/.test(file),
    });
  }
  for (const name of LINKED) {
    rmSync(path.join(COPY, name), { force: true });
    symlinkSync(path.join(REPOSITORY, name), path.join(COPY, name), 'junction');
  }
  const started = await onFreePort((apiPort) => {
    const env = { PORT: '0', API_PORT: String(apiPort), DATA_DIR: path.join(COPY, 'data') };
    return startProgram('.ci/scripts/dev.mjs', env, /^Development server: (\S+)$/m, COPY);
  });
  server = started.program;
  address = started.ready;
});
test.afterAll(() => server.stop());

test(
  'a changed component of the remote is shown at once, and what was typed stays',
  { tag: '@full' },
  async ({ page }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${address}/vue/#/login`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await page.locator('input[name="username"]').fill('buyer@demo.example');

    const source = readFileSync(CARD, 'utf8');
    expect(source).toContain(TITLE);
    writeFileSync(CARD, source.replace(TITLE, "{'Edited just now'}"));
    await expect(title).toHaveText('Edited just now');
    await expect(page.locator('input[name="username"]')).toHaveValue('buyer@demo.example');
    expect(loads).toBe(1);
  },
);
