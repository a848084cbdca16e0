import path from 'node:path';
import { startSandboxProcess, type SandboxProcess } from '../sandbox/startSandboxProcess.ts';
import type { SandboxConfig } from './sandbox/SandboxConfig.ts';

/** Starts the sandbox of the payment gateway. */
export const startGatewayProcess = (config: Omit<SandboxConfig, 'port'>): Promise<SandboxProcess> =>
  startSandboxProcess(path.join(import.meta.dirname, 'sandbox/server.ts'), config);
