import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { atProgramEnd } from './atProgramEnd.ts';
import { REPOSITORY } from './startServer.ts';

/** A running script of the project. */
export interface Program {
  /** Returns what it has printed, both streams. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a script and waits for a line of its output; `ready`: what the group in it says. Raises with the output when it ends before. */
export async function startProgram(
  script: string,
  env: Readonly<Record<string, string>>,
  ready: RegExp,
  cwd = REPOSITORY,
  words: readonly string[] = [],
): Promise<{ readonly program: Program; readonly ready: string }> {
  const child = spawn(process.execPath, [script, ...words], { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
  const forget = atProgramEnd(() => void child.kill('SIGTERM'));
  const ended = once(child, 'exit').finally(forget);
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = ready.exec(output);
        if (found !== null) resolve(found[1] ?? '');
      });
    }
    void ended.then(() => reject(new Error(`${script} ended before it was ready:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { program: { output: () => output, stop }, ready: said };
}
