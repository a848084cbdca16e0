import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { portalApi } from './portalApi.ts';
import type { Tag } from './tags.ts';

const SOURCE = join(__dirname, '..');

/** Mutations that change nothing which a query has read; after a switch of the account everything is read anew anyway. */
const CHANGE_NOTHING = [
  'acceptInvitation',
  'addHeaderImage',
  'askForLink',
  'askInvitation',
  'beginCompanySignIn',
  'changeSignUpEmail',
  'checkAllowlist',
  'checkCompletion',
  'checkSignUpEmail',
  // Its answer is read from the address that follows.
  'createConsentRequest',
  'createEmulation',
  'createQuote',
  'createSingleUseToken',
  'downloadAgreements',
  'downloadAllowlist',
  'downloadApiKeyEvents',
  'downloadCompletions',
  'downloadFailedLines',
  'downloadFunding',
  'downloadLegacyReport',
  'downloadLineItems',
  'downloadOrderReceipt',
  'downloadOrders',
  'downloadReceipt',
  'downloadReportFile',
  'downloadReviewFile',
  'downloadStatement',
  'downloadUploadTemplate',
  'downloadUserTemplate',
  'downloadWireInstructions',
  'finishCompanySignIn',
  'finishSignUp',
  'mailOrderReceipt',
  // The cart that it opens was never read.
  'orderAgain',
  'readProvider',
  'registerPhone',
  'resendCode',
  'resendSignUp',
  'resetPassword',
  'revealTaxId',
  // The form of the wizard goes on with its answer.
  'saveOnboarding',
  // Its answer is put into the list that was read.
  'saveOrderDraft',
  'sendIncentiveTest',
  'sendTestMail',
  'setUpMfa',
  'signInRemembered',
  'signUp',
  // Its lines are read anew once its job has ended.
  'startBatch',
  'updateActiveAccount',
  'verifyCode',
];

/** Mutations whose answer says what reads differently, and is put in the place of what was read. */
const TOLD_BY_ANSWER = ['changeUploadLines', 'changeUserRows'];

/** Concerns templates that the portal brings along, by their own ids: the language that they are in. */
const OF_STANDARD_TEMPLATES = ['updateProfile'];

/** An argument or answer whose every field, and itself as text, is the same id. */
const anything: unknown = new Proxy({}, { get: (_target, name) => (name === Symbol.toPrimitive ? () => 'ID' : 'ID') });

interface Definition {
  readonly type: string;
  readonly providesTags?: unknown;
  readonly invalidatesTags?: unknown;
}

type Describe = (result: unknown, error: unknown, argument: unknown) => unknown;

const isDescribe = (value: unknown): value is Describe => typeof value === 'function';

const isTag = (tag: unknown): tag is Tag => typeof tag === 'object' && tag !== null && 'type' in tag && 'id' in tag;

/** `type/id` of each tag that is provided or invalidated by a call that succeeds. */
function listTags(described: unknown): string[] {
  const tags: unknown = isDescribe(described) ? described(anything, undefined, anything) : described;
  return Array.isArray(tags) ? tags.filter(isTag).map(({ type, id }) => `${type}/${id}`) : [];
}

async function definitions(): Promise<Map<string, Definition>> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /Api\.ts$/.test(file));
  for (const file of files) await import(join(SOURCE, file));
  const found = new Map<string, Definition>();
  const keep = (name: string) => (definition: Definition) => void found.set(name, definition);
  const endpoints = Object.fromEntries(Object.keys(portalApi.endpoints).map((name) => [name, keep(name)]));
  portalApi.enhanceEndpoints({ endpoints });
  return found;
}

/** Queries of the types that a mutation names which it leaves as they are. Creating and deleting concern lists alone. */
function leftAlone(
  name: string,
  changed: readonly string[],
  queries: ReadonlyMap<string, readonly string[]>,
): string[] {
  const concernsLists = /^(create|delete)/.test(name);
  return [...new Set(changed.map((tag) => tag.split('/')[0]))].flatMap((type) =>
    [...queries].flatMap(([query, tags]) => {
      const own = tags.filter((tag) => tag.startsWith(`${type}/`));
      const isConcerned = own.length > 0 && (!concernsLists || own.includes(`${type}/LIST`));
      return isConcerned && !own.some((tag) => changed.includes(tag)) ? [`${name} leaves ${query}`] : [];
    }),
  );
}

test('every mutation refreshes every query of what it changes', async () => {
  const all = [...(await definitions())];
  const queries = new Map(
    all.flatMap(([name, { type, providesTags }]) =>
      type === 'query' ? [[name, listTags(providesTags)] as const] : [],
    ),
  );
  const mutations = all.filter(([, { type }]) => type === 'mutation');
  expect(mutations.length).toBeGreaterThan(5);
  const silent = mutations.filter(([, { invalidatesTags }]) => listTags(invalidatesTags).length === 0);
  expect(silent.map(([name]) => name).toSorted()).toEqual(CHANGE_NOTHING);
  const asking = mutations.filter(([name]) => ![...TOLD_BY_ANSWER, ...OF_STANDARD_TEMPLATES].includes(name));
  expect(asking.flatMap(([name, { invalidatesTags }]) => leftAlone(name, listTags(invalidatesTags), queries))).toEqual(
    [],
  );
});
