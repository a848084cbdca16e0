import { rmSync } from 'node:fs';
import { runOnServer } from './testDatabase.ts';
import { serverUrl, templateFile, templateName } from './testTemplate.ts';

/** Removes what globalSetup made. */
export default async function globalTeardown(): Promise<void> {
  const url = serverUrl();
  if (url === null) rmSync(templateFile(), { force: true });
  else await runOnServer(url, `drop database if exists ${templateName()} with (force)`);
}
