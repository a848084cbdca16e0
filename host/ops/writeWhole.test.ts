/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './writeWhole.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-whole-'));
  file = path.join(folder, 'remotes.json');
  writeFileSync(file, 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('replaces the file and leaves nothing beside it', () => {
  writeWhole(file, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['remotes.json']);
});

test('raises, and keeps the file as it was, where the text finds no room', () => {
  // A process whose files have room for 1,024 bytes: the first call writes those, and tells of no failure.
  const program = `const { writeWhole } = await import(${JSON.stringify(path.join(__dirname, 'writeWhole.ts'))});
    writeWhole(${JSON.stringify(file)}, 'x'.repeat(5_000));`;
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `trap '' XFSZ; ulimit -f 1; exec "$0" --input-type=module -e "$1"`, process.execPath, program],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('EFBIG');
  expect(readFileSync(file, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['remotes.json']);
});
