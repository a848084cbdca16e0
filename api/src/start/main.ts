import { readEnv } from '../env/env.ts';
import { isOneOfMany } from '../runtime/processRole.ts';
import { runOrExit } from './runOrExit.ts';

await runOrExit(async () => {
  const env = readEnv();
  if (env.processes > 1 && !isOneOfMany()) {
    const { superviseProcesses } = await import('./superviseProcesses.ts');
    superviseProcesses(env);
    return;
  }
  const { serve } = await import('./serve.ts');
  await serve(env);
});
