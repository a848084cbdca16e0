import { spawn } from 'node:child_process';
import { root } from './sources.mjs';

/** `npm run check`: the lint, which takes longest and one processor, beside everything else. Fails when one of them does. */
const run = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', `check:${name}`], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0 ? [] : [name]));
  });

async function inTurn(names) {
  const failed = [];
  for (const name of names) failed.push(...(await run(name)));
  return failed;
}

const failed = (
  await Promise.all([inTurn(['lint']), inTurn(['docs', 'types', 'format', 'imports', 'unused', 'contract'])])
).flat();
for (const name of failed) console.error(`check:${name} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
