import type { Executor } from '../../db/client.ts';
import { signInDomainOf } from './signInRules.ts';
import { toSignInConnection, type SignInConnection } from './SignInConnection.ts';
import {
  findConnection,
  findPlatformOfConnection,
  listCertificates,
  listConnections,
  type ConnectionRow,
} from './ssoConnectionRepository.ts';
import { findPlatformOfDomain, findVerifiedDomain } from './ssoDomainRepository.ts';

export type ConnectionReader = ReturnType<typeof createConnectionReader>;

/** Finds connections for whoever signs in and has no organisation yet. `credentialKey`: opens their secrets. */
export function createConnectionReader({ credentialKey }: { readonly credentialKey: Buffer }) {
  const opened = async (
    executor: Executor,
    platformId: bigint,
    rows: readonly ConnectionRow[],
  ): Promise<SignInConnection[]> => {
    const certificates = rows.some(({ type }) => type === 'SAML') ? await listCertificates(executor, platformId) : [];
    return rows.map((row) =>
      toSignInConnection(
        row,
        certificates.filter(({ connection_id }) => connection_id === row.id),
        credentialKey,
      ),
    );
  };

  return {
    /** Returns a connection by its identifier, in whatever state; null when there is none. */
    async find(executor: Executor, identifier: string): Promise<SignInConnection | null> {
      const platformId = await findPlatformOfConnection(executor, identifier);
      const row = platformId === undefined ? undefined : await findConnection(executor, platformId, identifier);
      if (row === undefined) return null;
      const [connection] = await opened(executor, row.platform_id, [row]);
      return connection ?? null;
    },

    /** Returns the enabled connections to which the verified domain of an address leads, by name; none for any other address. */
    async listOfAddress(executor: Executor, email: string): Promise<SignInConnection[]> {
      const name = signInDomainOf(email);
      const platformId = await findPlatformOfDomain(executor, name);
      const domain = platformId === undefined ? undefined : await findVerifiedDomain(executor, platformId, name);
      if (domain === undefined) return [];
      const rows = await listConnections(executor, domain.platform_id);
      const serving = rows.filter(
        ({ id, state }) => state === 'ENABLED' && (domain.connection_id === null || domain.connection_id === id),
      );
      return opened(executor, domain.platform_id, serving);
    },
  };
}
