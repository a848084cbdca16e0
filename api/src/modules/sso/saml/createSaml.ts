import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { HousekeepingStep } from '../../ApiModule.ts';
import type { ConnectionReader, SamlSignInConnection } from '../../signInPolicy/index.ts';
import { answersRoutes } from './answersRoutes.ts';
import { createListAnswers } from './answersService.ts';
import { createSamlProtocol, type SamlProtocolDeps } from './createSamlProtocol.ts';
import { createFindSamlKey } from './samlKeys.ts';
import { deleteAnswersBefore, deleteAssertionsBefore } from './samlRepository.ts';
import { makeServiceMetadata } from './samlRequests.ts';
import { samlRoutes, type SamlRoutesDeps } from './samlRoutes.ts';

interface SamlDeps extends SamlProtocolDeps, Pick<SamlRoutesDeps, 'receive'> {
  readonly connections: Pick<ConnectionReader, 'find'>;
}

/** Wires sign-in by SAML: its protocol, its routes, and what is forgotten of it. */
export function createSaml(deps: SamlDeps) {
  const { db, connections, publicUrl, receive } = deps;
  const findKey = createFindSamlKey(deps);

  async function findConnection(identifier: string): Promise<SamlSignInConnection | null> {
    const found = await connections.find(db, identifier);
    return found?.type === 'SAML' ? found : null;
  }

  async function readServiceMetadata(identifier: string): Promise<string> {
    const connection = await findConnection(identifier);
    const key = connection?.signRequest === true ? await findKey(connection.platformId) : null;
    return makeServiceMetadata(identifier, key, publicUrl);
  }

  const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
  const { keptMs, assertionsMs } = SERVER_SETTINGS.samlAnswers;
  const housekeeping: readonly HousekeepingStep[] = [
    { name: 'forget SAML assertions', run: (now) => deleteAssertionsBefore(db, ago(now, assertionsMs)) },
    { name: 'delete answers of SAML providers', run: (now) => deleteAnswersBefore(db, ago(now, keptMs)) },
  ];
  return {
    protocol: createSamlProtocol(deps),
    routes: [
      samlRoutes({ publicUrl, findConnection, readServiceMetadata, receive }),
      answersRoutes({ findConnection, listAnswers: createListAnswers(deps) }),
    ],
    housekeeping,
  };
}
