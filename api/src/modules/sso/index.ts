import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { GoogleService } from '../../env/googleEnv.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { Outbound } from '../../providers/outbound/createOutbound.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SamlReader } from '../../saml/createSamlReader.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { IdentityModule, SessionProviders } from '../identity/index.ts';
import { createConnectionReader } from '../signInPolicy/index.ts';
import { createAnswerService, type ReceivedAnswer } from './answerService.ts';
import { chooseProtocol } from './chooseProtocol.ts';
import { createProviders } from './createProviders.ts';
import { createFinishService } from './finishService.ts';
import { createOidcProtocol } from './oidc/createOidcProtocol.ts';
import { createSaml } from './saml/createSaml.ts';
import { createSealedJson } from './sealedJson.ts';
import type { SsoContext } from './SsoContext.ts';
import { createSsoCookie } from './ssoCookie.ts';
import { ssoRoutes } from './ssoRoutes.ts';
import { deleteEndedStarts } from './ssoSignInRepository.ts';
import { createStartService } from './startService.ts';
import { createTestService } from './testService.ts';

export { countSignedIn, listComingIn } from './signedInReadModel.ts';

interface SsoDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'publicUrl' | 'allowedOrigins' | 'platformsOfOrigins' | 'credentialKey' | 'isProduction'>;
  /** Null: nobody signs in by Google. */
  readonly google: GoogleService | null;
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly saml: SamlReader;
}

interface Sso {
  /** For the sessions, which end at their providers too. */
  readonly providers: SessionProviders;
  /** The routes, which open sessions. */
  createModule(identity: Pick<IdentityModule, 'mfa' | 'openSignedIn' | 'cookie'>): ApiModule;
}

/** Sign-in through a company or Google. */
export function createSso({ db, clock, env, google, outbound, saml: reader }: SsoDeps): Sso {
  const { publicUrl, credentialKey, isProduction } = env;
  const connections = createConnectionReader({ credentialKey });
  const saml = createSaml({
    db,
    clock,
    credentialKey,
    publicUrl,
    connections,
    saml: reader,
    receive: (identifier: string, answer: ReceivedAnswer) => receive(identifier, answer),
  });
  const context: SsoContext = {
    db,
    clock,
    publicUrl,
    connections,
    google,
    protocol: chooseProtocol({
      oidc: createOidcProtocol({ fetch: outbound.fetch, allowsPlainHttp: !isProduction }),
      saml: saml.protocol,
    }),
    secrets: createSealedJson(credentialKey),
    identities: createSealedJson(credentialKey),
    outcomes: createSealedJson(credentialKey),
  };
  const hints = createSealedJson<string>(credentialKey);
  const receive = createAnswerService(context);
  return {
    providers: createProviders({ ...context, hints }),
    createModule: (identity) => ({
      routes: routesOf([
        ssoRoutes({
          publicUrl,
          starts: createStartService(context, env),
          receive,
          finishes: createFinishService({ ...context, identity, hints }),
          tests: createTestService(context),
          cookie: createSsoCookie(publicUrl),
          sessionCookie: identity.cookie,
        }),
        ...saml.routes,
      ]),
      housekeeping: [
        { name: 'delete ended sign-ins at providers', run: (now) => deleteEndedStarts(db, now) },
        ...saml.housekeeping,
      ],
    }),
  };
}
