import { IDENTITY_PROVIDERS, type IdentityProvider } from '@portal/shared/domain/signIn/ssoTypes';
import { oneOf } from '../../../db/oneOf.ts';
import type { Selectable } from 'kysely';
import type { Sessions } from '../../../db/schema.generated.ts';

/** The sign-in at an identity provider by which a session was opened. */
export interface ProviderSession {
  readonly provider: IdentityProvider;
  /** Identifier of the company's connection, or that of Google. */
  readonly connection: string;
  /** Sealed input of the provider's sign-out. */
  readonly sealedSignOutHint: string | null;
}

type ProviderColumns = Pick<Selectable<Sessions>, 'identity_provider' | 'sso_connection' | 'sso_sign_out_hint'>;

/** The columns of a session, or of the code that it waits for. */
export const toProviderColumns = (session: ProviderSession | null): ProviderColumns => ({
  identity_provider: session?.provider ?? null,
  sso_connection: session?.connection ?? null,
  sso_sign_out_hint: session?.sealedSignOutHint ?? null,
});

/** Returns the sign-in that the columns name; null for one by password. */
export const readProviderSession = ({
  identity_provider,
  sso_connection,
  sso_sign_out_hint,
}: ProviderColumns): ProviderSession | null =>
  identity_provider === null || sso_connection === null
    ? null
    : {
        provider: oneOf(IDENTITY_PROVIDERS, identity_provider),
        connection: sso_connection,
        sealedSignOutHint: sso_sign_out_hint,
      };

/** The providers by which sessions were opened. */
export interface SessionProviders {
  /** Returns the page at which the provider's own session ends; null when it has none, or does not respond. */
  readSignOutUrl(session: ProviderSession): Promise<string | null>;
  /** Returns the provider as its people know it. */
  readDisplayName(session: ProviderSession): Promise<string>;
}
