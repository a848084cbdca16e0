import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenNeeded } from './buildWhenNeeded.mjs';
import { root } from './sources.mjs';

const OLDEST_NODE = 24;
const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;

/** Runs the server in the foreground: forwards signals and exits with its code. */
function serve() {
  const server = spawn(process.execPath, [join(root, 'api/src/commands/server.ts')], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  // npm signals only its shell, which dies without forwarding the signal.
  const orphaned = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) server.kill('SIGTERM');
  }, ORPHAN_CHECK_MS);
  server.on('exit', (code, signal) => {
    clearInterval(orphaned);
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}. \`npm ci\` brings one along, so use \`npm start\`.`,
  );
  process.exitCode = 1;
} else {
  try {
    await buildWhenNeeded();
    serve();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
