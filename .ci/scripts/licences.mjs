import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying)/i;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The licence texts in a package's folder, which has one for its fonts beside its own; null when it brings none. */
function textIn(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  );
  if (files.length === 0) return null;
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}

const wordOf = (licence) => (typeof licence === 'string' ? licence : (licence?.type ?? 'see the text'));

/** The packages of the lock file that the product runs with and that are installed, by name; equal texts stand once. */
export function collectLicences(root) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const places = Object.entries(packages).filter(
    ([place, { dev, devOptional, link }]) =>
      place.includes('node_modules/') && !dev && !devOptional && !link && existsSync(join(root, place, 'package.json')),
  );
  const texts = [];
  const indexOf = (text) => {
    if (text === null || text === '') return null;
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  const found = new Map();
  for (const [place] of places) {
    const { name, version, license, licenses } = readJson(join(root, place, 'package.json'));
    const licence = wordOf(license ?? licenses?.[0]);
    found.set(`${name} ${version}`, { name, version, licence, text: indexOf(textIn(join(root, place))) });
  }
  const byName = [...found].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { packages: byName.map(([, entry]) => entry), texts };
}
