import type { Db } from '../../db/client.ts';
import type { GoogleService } from '../../env/googleEnv.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ConnectionReader } from '../signInPolicy/index.ts';
import type { SealedJson } from './sealedJson.ts';
import type { SsoConnection } from './SsoConnection.ts';
import type { ProviderIdentity, SsoProtocol, StartSecrets } from './SsoProtocol.ts';
import type { TestOutcome } from './testOutcome.ts';

/** The dependencies that the services of company sign-in share. */
export interface SsoContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly connections: ConnectionReader;
  readonly protocol: SsoProtocol<SsoConnection>;
  /** Null: nobody signs in by Google. */
  readonly google: GoogleService | null;
  readonly secrets: SealedJson<StartSecrets>;
  readonly identities: SealedJson<ProviderIdentity>;
  readonly outcomes: SealedJson<TestOutcome>;
}
