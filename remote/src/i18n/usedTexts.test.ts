import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  forEachChild,
  createSourceFile,
  isStringLiteralLike,
  isTemplateExpression,
  ScriptTarget,
  type Node,
} from 'typescript';

const root = join(__dirname, '../../..');
const SOURCES = ['remote/src', 'shared/src'].map((folder) => join(root, folder));
const PLURAL = /_(zero|one|two|few|many|other)$/;
const NAMESPACE = /^\w+:/;

const listFiles = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => join(folder, file));

/** Every string of the sources, without its namespace; each part that is filled in stands as a null character. */
function writtenStrings(): string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (isStringLiteralLike(node)) found.add(node.text.replace(NAMESPACE, ''));
    else if (isTemplateExpression(node))
      found.add(
        [node.head, ...node.templateSpans.map((span) => span.literal)]
          .map(({ text }) => text)
          .join('\0')
          .replace(NAMESPACE, ''),
      );
    forEachChild(node, visit);
  };
  for (const folder of SOURCES)
    for (const file of listFiles(folder, /(?<!\.test)\.tsx?$/))
      if (!file.includes('/testing/')) visit(createSourceFile(file, readFileSync(file, 'utf8'), ScriptTarget.Latest));
  return [...found];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const written = writtenStrings();
const whole = new Set(written);
/** Keys with a part filled in; a string of nothing but parts would take every key for used. */
const shapes = written
  .filter((text) => text.includes('\0') && /[a-z]{2}.*\.|\..*[a-z]{2}/i.test(text.replaceAll('\0', '')))
  .map((text) => new RegExp(`^${text.split('\0').map(escaped).join('[\\w.-]+')}$`));

function listKeys(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => listKeys(inner, path === '' ? name : `${path}.${name}`));
}

test.each(
  listFiles(join(root, 'remote/src'), /(^|\/)locales\/(.*\/)?en\.json$/).map((file) => file.slice(root.length)),
)('%s holds no text that nothing shows', (file) => {
  const keys = listKeys(JSON.parse(readFileSync(join(root, file), 'utf8')), '').map((key) => key.replace(PLURAL, ''));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !whole.has(key) && !shapes.some((shape) => shape.test(key)))).toEqual([]);
});
