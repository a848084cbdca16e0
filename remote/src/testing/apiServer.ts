import type { StubResponse, Refusal, Route } from './apiResponses.ts';
import { buildAccount } from './builders/buildAccount.ts';
import { buildAttempt } from './builders/buildAttempt.ts';
import { buildCustomer } from './builders/buildCustomer.ts';
import { buildOrderDraftSummary } from './builders/buildOrderDraft.ts';
import { buildBusinessReview } from './builders/buildBusinessReview.ts';
import { buildBalance } from './builders/buildPaymentSource.ts';
import { buildPlatform } from './builders/buildPlatform.ts';
import { buildPortalLinks } from './builders/buildPortalLinks.ts';
import { buildPrincipal } from './builders/buildPrincipal.ts';
import { buildTokens } from './builders/buildTokens.ts';

/** The request of a screen. */
export interface SentRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Answers a call as the contract says. */
export type Handler<R extends Route = Route> = (request: SentRequest) => StubResponse<R> | Promise<StubResponse<R>>;

export type Handlers = { readonly [R in Route]?: Handler<R> };

export interface ApiServer {
  /** Requests of a route (`POST /orders`) so far, oldest first. */
  calls(route: Route): readonly SentRequest[];
  /** Adds or replaces handlers. */
  use(handlers: Handlers): void;
  readonly fetch: typeof globalThis.fetch;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'number' &&
  Object.keys(value).every((key) => key === 'status' || key === 'body');

const DEFAULTS: Handlers = {
  'GET /health': () => ({ status: 'ok', database: 'pglite', version: '0.0.0', contract: '1.0.0' }),
  'POST /authenticate/refresh': () => buildTokens(),
  'POST /authenticate/updateActiveAccount/:customer/:account': ({ params }) =>
    buildTokens({ accountIdentifier: params['account'] ?? '' }),
  'GET /portal-links': () => buildPortalLinks(),
  'GET /idempotency-keys/:key': () => buildAttempt(),
  'POST /users/logout': () => ({ signOutUrl: null }),
  'GET /users/sessionRefresh': () => ({ expiresAt: buildTokens().expiresAt }),
  'GET /mfa/methods': () => ({ preferred: null, isRequired: false, offered: ['PHONE', 'EMAIL', 'OTP'], methods: [] }),
  'GET /users/sessions': () => [],
  'GET /account/connected-apps': () => [],
  'GET /users/sessionStatus': () => ({
    expiresAt: buildTokens().expiresAt,
    kybStatus: buildPrincipal().kybStatus,
    rightsVersion: '1',
    orderSettingsVersion: 1,
    termsDue: false,
    reviewVersion: 1,
  }),
  'GET /account': () => buildPrincipal(),
  'GET /onboarding/review': () => buildBusinessReview(),
  'GET /platforms/:id': () => buildPlatform(),
  'GET /creditCards/platforms/accounts/:account': () => [],
  'GET /ach/subscriptions/:account': () => [],
  'GET /ach/account/:account/limits': () => ({
    dailyUsageLimit: 100_000,
    dailyUsageRemaining: 100_000,
    currencyCode: 'USD',
    unfinished: null,
  }),
  'GET /accounts/:account/payment-sources': ({ params }) => [
    buildBalance({ paymentSourceIdentifier: params['account'] ?? '' }),
  ],
  'GET /shopping-carts/active': () => null,
  'GET /order-drafts': () => ({ drafts: [], uploads: [] }),
  'PUT /order-drafts/:kind': () => buildOrderDraftSummary(),
  'DELETE /order-drafts/:kind': () => null,
  'GET /orders/most-sent': () => ({ brandKeys: [] }),
  'GET /email/deliveryStatusCounts': () => ({ NOT_DELIVERED: 0 }),
  'GET /reports/unseen': () => ({ count: 0 }),
  'GET /orders/:referenceOrderId/lines/:lineNumber/support-cases': () => [],
  'GET /customers': () => [buildCustomer()],
  'GET /funding/monthly-totals': () => ({ accountIdentifier: 'A1', currencyCode: 'USD', months: [] }),
  'GET /funding/pending': () => ({ amount: 0, currencyCode: 'USD', count: 0, failedCount: 0 }),
  'GET /funding/methods': () => ({ card: 'offered', bank: 'absent', creditCardFee: 0.035 }),
  'GET /funding/wire-instructions': ({ query }) => ({
    accountIdentifier: query.get('accountIdentifier') ?? '',
    currencyCode: 'USD',
    reference: '',
    fields: [],
    businessDays: { min: 1, max: 2 },
    feesPaidBy: 'SENDER',
    minimum: 1,
    announced: [],
  }),
  'GET /customers/:customer/account/:account': ({ params }) =>
    buildAccount({ accountIdentifier: params['account'] ?? '', customerIdentifier: params['customer'] ?? '' }),
};

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

const toEntries = (handlers: Handlers): readonly (readonly [string, Handler])[] =>
  Object.entries<Handler | undefined>(handlers).flatMap(([route, handler]) =>
    handler === undefined ? [] : [[route, handler] as const],
  );

function toResponse(response: StubResponse<Route>): Response {
  if (response instanceof Response) return response;
  if (response === null) return new Response(null, { status: 204 });
  return isRefusal(response)
    ? Response.json(response.body ?? null, { status: response.status })
    : Response.json(response);
}

/** JSON as what it says, a file as its text. */
function readBody({ headers }: Request, text: string): unknown {
  if (text === '') return undefined;
  return headers.get('content-type') === 'application/octet-stream' ? text : (JSON.parse(text) as unknown);
}

const unexpected: string[] = [];

afterEach(() => {
  // Whatever the page makes of the 404, a test that forgot a call proves less than it says.
  expect(unexpected.splice(0)).toEqual([]);
});

/** A fetch that answers like the API, from handlers typed by the contract; a call without a handler fails the test. */
export function apiServer(handlers: Handlers = {}): ApiServer {
  const routes = new Map<string, Handler>(toEntries({ ...DEFAULTS, ...handlers }));
  const sent: { route: string; request: SentRequest }[] = [];

  const find = (method: string, path: string) =>
    [...routes].flatMap(([route, handler]) => {
      const [verb = '', pattern = ''] = route.split(' ');
      const params = verb === method ? matchPattern(pattern, path) : null;
      return params === null ? [] : [{ route, handler, params, literal: pattern.split(':').length }];
    });

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init);
    const url = new URL(request.url);
    // No file of the build is served here.
    if (request.method === 'HEAD') return new Response(null, { status: 404 });
    const found = find(request.method, url.pathname.replace(/^\/api/, '')).toSorted((a, b) => a.literal - b.literal)[0];
    if (found === undefined) {
      unexpected.push(`${request.method} ${url.pathname}`);
      return Response.json(
        { status: 404, i18nKey: 'error.notFound', description: 'Not found', requestId: 'test' },
        { status: 404 },
      );
    }
    const text = await request.text();
    const one: SentRequest = {
      params: found.params,
      query: url.searchParams,
      body: readBody(request, text),
      headers: request.headers,
    };
    sent.push({ route: found.route, request: one });
    return toResponse(await found.handler(one));
  };

  return {
    calls: (route) => sent.filter((call) => call.route === route).map((call) => call.request),
    use: (more) => toEntries(more).forEach(([route, handler]) => routes.set(route, handler)),
    fetch,
  };
}
