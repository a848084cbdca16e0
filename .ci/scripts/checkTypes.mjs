// Type-checks every workspace; all are checked even when one fails.
import { spawnSync } from 'node:child_process';

const workspaces = ['.', 'shared', 'host', 'remote', 'api', 'e2e'];
const failed = workspaces.filter(
  (name) =>
    spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', name], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) console.error(`types: ${failed.join(', ')} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
