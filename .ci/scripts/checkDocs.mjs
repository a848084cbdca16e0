// Every path and every npm script that the documents name must exist (docs/decisions/0001).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true }).map((name) => join('docs', String(name))),
].filter((name) => name.endsWith('.md'));
const roots = ['.ci', 'api', 'docs', 'e2e', 'host', 'remote', 'shared'];
const wrong = [];

for (const name of documents) {
  const text = readFileSync(name, 'utf8');
  for (const [, path] of text.matchAll(/`([\w.-]+(?:\/[\w.{}*-]+)+\/?)`/g)) {
    const isOurs = roots.includes(path.split('/')[0]) && !/[*{}]/.test(path) && !path.includes('/dist/');
    if (isOurs && !existsSync(path)) wrong.push(`${name}: ${path} does not exist`);
  }
  for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) {
    if (!(script in scripts)) wrong.push(`${name}: no script ${script}`);
  }
  for (const [, link] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
    if (!existsSync(join(name, '..', link))) wrong.push(`${name}: broken link ${link}`);
  }
}

for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
