import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { atProgramEnd } from './atProgramEnd.ts';
import { REPOSITORY } from './startServer.ts';

/** A running script of the project. */
export interface Program {
  stop(): Promise<void>;
}

/** Starts a script and waits until its output matches `ready`. Raises with the output when it ends before. */
export async function startProgram(
  script: string,
  env: Readonly<Record<string, string>>,
  ready: RegExp,
  cwd = REPOSITORY,
): Promise<Program> {
  const child = spawn(process.execPath, [script], { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
  const forget = atProgramEnd(() => void child.kill('SIGTERM'));
  const ended = once(child, 'exit').finally(forget);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (ready.test(output)) resolve();
      });
    }
    void ended.then(() => reject(new Error(`${script} ended before it was ready:\n${output}`)));
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
