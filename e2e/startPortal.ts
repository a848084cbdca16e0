import { startServer } from './harness/startServer.ts';
import { temporaryFolder } from './harness/temporaryFolder.ts';

const ADDRESS = 'E2E_ADDRESS';

/** Returns where the portal of this run is; by the environment, which the processes of the tests inherit. */
export const portalAddress = (): string => process.env[ADDRESS] ?? '';

/** Starts the portal on a port that the system gives, in `E2E_DATA_DIR` or a folder that is gone afterwards. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const given = process.env['E2E_DATA_DIR'];
  const { folder, remove } =
    given === undefined ? temporaryFolder('rewards-portal-e2e-') : { folder: given, remove: () => undefined };
  // With the limits that users have.
  const env = { PUBLIC_URL: 'http://localhost:0', WRITES_PER_MINUTE: '', READS_PER_MINUTE: '' };
  const server = await startServer({ dataDir: folder, env });
  process.env[ADDRESS] = `http://localhost:${server.port}`;
  return async () => {
    await server.stop();
    remove();
  };
}
