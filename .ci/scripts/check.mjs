import { spawn } from 'node:child_process';
import { root } from './sources.mjs';

/** `npm run check`: every check, two at a time, the longest first; each prints its seconds. Fails when one of them does. */
const CHECKS = [
  ...['types', 'lint', 'contract', 'imports', 'unused', 'format', 'docs'].map((name) => [
    name,
    `npm run --silent check:${name}`,
  ]),
  [
    'the verification and the rules',
    'node --test --test-reporter=dot .ci/scripts/verify/*.test.mjs .ci/eslint/*.test.mjs',
  ],
];

const run = (command) =>
  new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });

const waiting = [...CHECKS];
const failed = [];
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command] = next;
    const begin = performance.now();
    if (!(await run(command))) failed.push(name);
    console.log(`${String(Math.round((performance.now() - begin) / 1000)).padStart(4)} s  ${name}`);
  }
}
await Promise.all([work(), work()]);
for (const name of failed) console.error(`check failed: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
