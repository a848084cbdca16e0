import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { tokenChapter } from './tokenChapter.ts';

/** A part of the page that explains no single call. `content` is HTML. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

interface Limits {
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
}

const FAILURE = {
  timestamp: '2026-03-02T09:00:00.000Z',
  requestId: '7b0c2f5e-6c1d-4c55-9f0a-1f2e3d4c5b6a',
  path: '/v2/orders',
  httpCode: 422,
  httpPhrase: 'Unprocessable Entity',
  errors: [
    {
      path: 'recipient.email',
      code: 422,
      i18nKey: 'error.email.invalid',
      message: 'The e-mail address is not valid.',
    },
  ],
};

const STATUSES: readonly (readonly [status: string, meaning: string])[] = [
  [
    '400',
    'The request is malformed: a field is missing, unknown or of another type. A key in the address is refused, too.',
  ],
  [
    '401',
    'The key is wrong, deactivated or past its last day; or it belongs to another environment, which the message then says. An access token has ended or works no longer.',
  ],
  ['403', 'The key or the token lacks the scope that the message names, or the organization may not order yet.'],
  ['404', 'There is no such account, order or incentive among those that the key may use.'],
  ['409', 'The externalRefID belongs to an order of other content, which the message names. Nothing was ordered.'],
  [
    '422',
    'Nothing was ordered or charged: path names the field, such as amount, utid or recipient.email. Funds that are not enough are told at amount.',
  ],
  ['429', 'Too many calls. Wait for the seconds of Retry-After.'],
  ['503', 'The service is not available at the moment. Try again later; Retry-After may say when.'],
];

/** Returns what stands before the calls. */
export const chaptersBefore = (publicUrl: string): readonly Chapter[] => [
  {
    id: 'start',
    title: 'Start',
    content: `<ol>
<li>Somebody with the right to manage API keys makes one in the portal, under <a href="/vue/#/settings/api-key-management">Settings, API keys</a>: a name, scopes, and the accounts that it may use.</li>
<li>Keep the key where your program keeps its secrets. Put it in no address, no page and no repository.</li>
<li>Call <code>${escapeHtml(publicUrl)}/v2</code> with the key in the header <code>Authorization</code>, as below. In each example, replace <code>YOUR_KEY</code>.</li>
</ol>
<p>Programs that know Basic authentication alone send the organization’s platform name as user and the key as password: <code>curl -u 'PLATFORM:YOUR_KEY'</code>.</p>
<p>Bodies and answers are JSON in UTF-8; times are ISO 8601 in UTC. New fields may come to answers: read past those that you do not know. The calls are also described by <a href="/v2/openapi.json">OpenAPI 3.1</a>.</p>`,
  },
  tokenChapter(publicUrl),
];

/** Returns what stands after the calls. */
export const chaptersAfter = ({ writesPerMinute, readsPerMinute }: Limits): readonly Chapter[] => [
  {
    id: 'repeating',
    title: 'Repeat a call safely',
    content: `<p>When no answer came, send the same order again, under the same <code>externalRefID</code>: it is placed once. A repeat answers 200 with the order and <code>Idempotency-Replayed: true</code>; the first call answered 201. That holds for ever, and for any number of calls at once.</p>
<p>A reference belongs to one account. Another body under it is refused with 409, and names the order that has it. After a 422 nothing was ordered, and the corrected body may use the same reference.</p>
<p>A key without <code>orders:read</code> is answered with its own orders only: give a key that takes the place of another one that scope, too.</p>`,
  },
  {
    id: 'errors',
    title: 'Errors',
    content: `<p>Every failure has this body. Branch on <code>httpCode</code> and <code>i18nKey</code>, which stay; <code>message</code> is for people. Quote <code>requestId</code> when you ask us.</p>
<pre tabindex="0" role="region" aria-label="Example of a failure"><code>${escapeHtml(JSON.stringify(FAILURE, null, 2))}</code></pre>
<dl>${STATUSES.map(([status, meaning]) => `<dt>${status}</dt><dd>${escapeHtml(meaning)}</dd>`).join('\n')}</dl>`,
  },
  {
    id: 'limits',
    title: 'Limits',
    content: `<p>Each key may make ${writesPerMinute} writing and ${readsPerMinute} reading calls a minute. Each answer says how much is left: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, and <code>RateLimit-Reset</code>, the seconds until it begins anew. Calls about survey responses have a limit of their own, ${INCENTIVE_LIMITS.callsAMinute} a minute. Above it, calls are answered 429 with <code>Retry-After</code>. After a 429 or 5xx wait longer each time, and give up after five tries.</p>`,
  },
  {
    id: 'rotation',
    title: 'Change keys without a pause',
    content: `<p>An organization has up to two active API keys, so that one can replace the other.</p>
<ol>
<li>Make a second key with the scopes and accounts of the first.</li>
<li>Give it to your program, and see in the portal that it was used.</li>
<li>Deactivate the first key. Its next call is answered 401, and nothing makes it active again.</li>
</ol>`,
  },
];
