import { dropTestDatabases } from './testDatabase.ts';
import { endRun, isOfThisRun, serverUrl } from './testTemplate.ts';

/** Removes what the run made, also what its tests left. */
export default async function globalTeardown(): Promise<void> {
  const url = serverUrl();
  if (url !== null) await dropTestDatabases(url, isOfThisRun);
  endRun();
}
