import type { PortalServer } from '../harness/startServer.ts';

/** Kills the server unless it is dead already. Raises when it ended by itself. */
export async function endKilled(server: PortalServer): Promise<void> {
  await server.kill('SIGKILL');
  const how = await server.exit;
  if (how !== 'SIGKILL') throw new Error(`The server ended by itself (${how}):\n${server.output()}`);
}
