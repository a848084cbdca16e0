// Every path and every npm script that the documents name must exist (docs/decisions/0001); comments and test titles cite
// nothing that a reader of the repository cannot open. Comments open with a verb or a noun.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true }).map((name) => join('docs', String(name))),
].filter((name) => name.endsWith('.md'));
const roots = ['.ci', 'api', 'docs', 'e2e', 'host', 'remote', 'shared'];
const wrong = [];

/** Returns the cells of a Markdown table's rows, without its head. */
const readRows = (text) => {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(1, -1).split('|'));
};
const findCode = (cell) => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code);

for (const name of documents) {
  const [text, moved] = readFileSync(name, 'utf8').split('\n## Moved\n');
  for (const [from, to] of readRows(moved ?? '')) {
    for (const path of findCode(from))
      if (existsSync(path)) wrong.push(`${name}: ${path} was moved, and is still there`);
    for (const path of findCode(to)) if (!existsSync(path)) wrong.push(`${name}: ${path} does not exist`);
  }
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

const CITATION = /\b(?:house \d|federation \d|decisions? \d{1,2})\b/;
const DOCUMENT = /\b[\w/-]+\.md\b|\bdocs\/decisions\/\d{4}\b/g;
const SOURCE = /\.(?:tsx?|mjs|cjs|css|sh)$/;
/** Signs before them tell a pattern of paths or an address within a text from a comment. */
const COMMENT = /(?<![:'"`\w*\\}])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)|^\s*#[^\n]*/gm;
const TITLE = /\b(?:describe|it|test)(?:\.each\([\s\S]*?\)|\.\w+)?\(\s*(['"`])(.*?)\1/g;

const SCRIPT = /\.(?:tsx?|mjs|cjs)$/;
const OPENING = /^(?:\/\*+|\/\/)[\s*]*(what|of|who|whose|where|whether)\b/i;
/** Landed migrations never change, not even a comment of theirs: a test compares their checksums. */
const LANDED = /^api\/src\/db\/migrations\//;

/** Names each comment of a file that opens with one of those words, with its line; a further line of a `//` comment opens none. */
function checkOpenings(name, text) {
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    const [, word] = OPENING.exec(comment) ?? [];
    const lines = text.slice(0, index).split('\n');
    const goesOn = comment.startsWith('//') && lines.at(-1).trim() === '' && /^\s*\/\//.test(lines.at(-2) ?? '');
    if (word !== undefined && !goesOn)
      wrong.push(`${name}:${lines.length}: a comment opens with ${word}, not with a verb (functions) or a noun`);
  }
}

const isHere = (document) =>
  documents.includes(document) || documents.some((name) => /\d{4}$/.test(document) && name.startsWith(document));

const sources = ['.', ...roots]
  .flatMap((root) => readdirSync(root, { recursive: root !== '.' }).map((name) => join(root, String(name))))
  .filter((name) => SOURCE.test(name) && !/(?:^|\/)(?:node_modules|dist|store)\//.test(name));
const code = sources.map((name) => readFileSync(name, 'utf8'));
for (const [word, , , formerly] of readRows(readFileSync('docs/GLOSSARY.md', 'utf8'))) {
  for (const old of findCode(formerly)) {
    const isExported = new RegExp(`export [a-z ]+ ${old}\\b`);
    if (code.some((text) => isExported.test(text))) wrong.push(`docs/GLOSSARY.md: ${old} is still exported`);
    for (const now of findCode(word)) {
      const isUsed = new RegExp(`\\b${now}\\b`);
      if (!code.some((text) => isUsed.test(text))) wrong.push(`docs/GLOSSARY.md: no code says ${now}`);
    }
  }
}
for (const [index, name] of sources.entries()) {
  const text = code[index];
  if (SCRIPT.test(name) && !LANDED.test(name)) checkOpenings(name, text);
  const said = [...text.matchAll(COMMENT)].map(([comment]) => comment);
  const titles = [...text.matchAll(TITLE)].map(([, , title]) => title);
  for (const one of [...said, ...titles]) {
    const missing = [...one.matchAll(DOCUMENT)].map(([document]) => document).find((document) => !isHere(document));
    const cited = missing ?? CITATION.exec(one)?.[0];
    if (cited !== undefined) {
      const line = one.split('\n').find((part) => part.includes(cited));
      wrong.push(`${name}: cites ${cited} in: ${line.trim()}`);
    }
  }
}

for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
