import { Type, type TSchema } from '@sinclair/typebox';

const text = (description: string) => Type.String({ minLength: 1, description });
const integrity = Type.String({ pattern: '^sha(256|384|512)-', description: 'Subresource Integrity value.' });
const byName = <T extends TSchema>(value: T, description: string) => Type.Record(Type.String(), value, { description });

const disabledReason = Type.Object({
  code: Type.String({ description: 'MAINTENANCE, INCIDENT, SECURITY, or a sentence that users read.' }),
  until: Type.Optional(Type.String({ description: 'ISO 8601.' })),
});

const moduleRow = Type.Object({
  expose: text('Name in the container, such as `./funding`.'),
  enabled: Type.Boolean(),
  budgetMs: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      description:
        'Milliseconds after which pages say that the module is still loading; after three times as many, a card.',
    }),
  ),
  version: Type.Optional(Type.String({ description: 'Version that the module is pinned to.' })),
  disabledReason: Type.Optional(disabledReason),
});

const contract = Type.Object({
  implements: text('Version of the contract that the remote implements.'),
  requiresHost: text('Range of contracts whose hosts can mount it.'),
  requiresApi: Type.Optional(text('Range of API contracts that it can read; absent: any.')),
});

const versionRow = Type.Object({
  container: Type.String({ pattern: '^[a-z][a-z0-9_]*$', description: 'Global name of the federation container.' }),
  baseUrl: text('Folder of the version: absolute, or on the origin of the registry.'),
  entry: Type.Object({ file: text('File in that folder.'), integrity }),
  assets: Type.Optional(byName(integrity, 'Scripts and styles but the entry; absent: `version.json` lists them.')),
  listing: Type.Optional(Type.String({ description: 'Integrity of `version.json`, which lists all files.' })),
  contract,
  capabilities: Type.Object({
    requires: Type.Array(text('Such as `session@1`.')),
    optional: Type.Array(text('Such as `navigation@1`.')),
  }),
  stateSchema: Type.Number({ description: 'Version of the state that the remote stores.' }),
  build: Type.Object({ commit: Type.Union([Type.String(), Type.Null()]), at: Type.String() }),
  modules: byName(moduleRow, 'By name: `portal`, `funding`, `ordering`, `settings`.'),
});

const canary = Type.Object({
  version: text('Version that some browsers load in place of the active one.'),
  percent: Type.Number({ minimum: 0, maximum: 100, description: 'Of all browsers.' }),
  salt: text('Draws the browsers; another one draws others.'),
  include: Type.Optional(
    Type.Object({ platforms: Type.Array(text('Organisation whose browsers all load it, by its platformClientId.')) }),
  ),
});

const remoteRow = Type.Object({
  active: text('Version that pages load.'),
  previous: Type.Optional(Type.String({ description: 'Version before it, which pages load where that one fails.' })),
  canary: Type.Optional(canary),
  versions: byName(versionRow, 'By version number; `active` is one of them.'),
});

/** JSON Schema of `remotes.json`, published with `@portal/contract`. The loader's own check of it is `readRegistry`. */
export const registrySchema = Type.Object(
  {
    schema: Type.Literal(1),
    serial: Type.Number({ description: 'Rises with each change; browsers refuse a lower one than they had.' }),
    issuedAt: text('ISO 8601.'),
    expiresAt: text('ISO 8601; later, pages run and report it.'),
    origins: Type.Array(text('`self`, or an origin that may serve code.')),
    remotes: byName(remoteRow, 'By name of the remote: `portal`.'),
  },
  { title: 'remotes.json', $schema: 'https://json-schema.org/draft/2020-12/schema' },
);
