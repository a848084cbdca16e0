import type { Server } from 'node:http';
import type { createBackEnd } from './backEnd.mjs';

interface Served {
  readonly folder: string;
  readonly portal: string;
  readonly calls: ReturnType<typeof createBackEnd>;
}

export function createExampleServer(options: Served): Server;
