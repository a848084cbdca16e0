import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KIT = path.resolve(__dirname, '../ui');
const COMPONENT = /^export (?:const|function|class) ([A-Z][a-z]\w*)\b/gm;

/** Drawn around every story by its mount, or nothing of their own. */
const ELSEWHERE = [
  'HintArea',
  'LeaveGuardArea',
  'Toaster',
  'FailureReport',
  'Redirect',
  'TitleShown',
  'Later',
  'Rehearsal',
  'IsReloadAsked',
];

const files = readdirSync(KIT, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const getText = (file: string): string => readFileSync(path.join(KIT, file), 'utf8');

it('every component of the kit is drawn by a story, or by a component that is', () => {
  const texts = files.map(getText);
  const components = files
    .filter((file) => !file.endsWith('.stories.tsx'))
    .flatMap((file) => [...getText(file).matchAll(COMPONENT)].map(([, name = '']) => name));
  expect(components).toContain('DataTable');
  const missing = components.filter(
    (name) => !ELSEWHERE.includes(name) && !texts.some((text) => new RegExp(`<${name}[\\s/>]`).test(text)),
  );
  expect(missing).toEqual([]);
});
