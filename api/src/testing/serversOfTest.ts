import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type Started = ChildProcessByStdio<null, Readable, Readable>;

/** Starts servers as processes of their own, with a data folder and only the settings given; all end with the test. */
export function serversOfTest() {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
  let running: Started[] = [];
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running = [];
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const start = (variables: Readonly<Record<string, string>>): Started => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../commands/server.ts')], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dir, PORT: '0', DEMO_DATA: 'false', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return child;
  };
  return { dir, start };
}

/** The exit code and what was said on standard error. */
export async function outcome(child: Started): Promise<{ code: unknown; lines: string[] }> {
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const closed: unknown[] = await once(child, 'close');
  return { code: closed[0], lines: text.trim().split('\n') };
}
