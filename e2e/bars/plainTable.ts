import { createElement as h, Fragment, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { MadeOrder } from './madeOrders.ts';

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const EXACT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const MONEY = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NOW = Date.now();
const DAY_MS = 86_400_000;

const icon = (...paths: string[]): ReactElement =>
  h(
    'svg',
    { width: 14, height: 14, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'aria-hidden': true },
    ...paths.map((d) => h('path', { key: d, d })),
  );

const reference = (text: string): ReactElement =>
  h(
    'span',
    { className: 'two' },
    h('span', null, h('a', { href: `#/orders/${text}` }, text)),
    h(
      'span',
      null,
      h('button', { type: 'button', 'aria-label': 'Copy order reference' }, icon('M7 7h10v10h-10z', 'M4 4h10v10h-10z')),
      h('span', { role: 'status' }),
    ),
  );

function created(at: string): ReactElement {
  const time = Date.parse(at);
  const ago = AGO.format(Math.trunc((time - NOW) / DAY_MS), 'day');
  const label = `${ago}, ${EXACT.format(time)}`;
  return h('button', { type: 'button', 'aria-label': label }, h('time', { dateTime: at }, ago));
}

const status = (word: string): ReactElement =>
  h('button', { type: 'button', className: 'chip' }, icon('M12 12m-9 0a9 9 0 1 0 18 0', 'M9 12l2 2l4 -4'), word);

const row = (order: MadeOrder): ReactElement =>
  h(
    'tr',
    { key: order.referenceOrderId },
    h('td', null, reference(order.referenceOrderId)),
    h('td', null, created(order.createdDate)),
    h('td', null, status(order.state)),
    h('td', null, order.recipientSummary),
    h('td', null, order.rewardNames.slice(0, 2).join(', ')),
    h('td', { className: 'right' }, h('span', null, `${MONEY.format(order.amountPaid)}\u00a0${order.currencyCode}`)),
  );

const HEAD = ['Reference', 'Created', 'Status', 'Recipients', 'Rewards', 'Total'];

const table = (orders: readonly MadeOrder[]): ReactElement =>
  h(
    'table',
    null,
    h('thead', null, h('tr', null, ...HEAD.map((name) => h('th', { key: name }, name)))),
    h('tbody', null, orders.map(row)),
  );

const STYLES = `
body {
  font: 14px / 1.5 system-ui;
}
table {
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}
th,
td {
  padding: 4px 12px;
  text-align: left;
}
td {
  height: 44px;
  border-top: 1px solid #d9e1e6;
}
button {
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
}
.two,
.chip {
  display: inline-flex;
  align-items: center;
  gap: 4px;
}
.chip {
  padding: 2px 8px;
  border: 1px solid;
  border-radius: 999px;
  white-space: nowrap;
}
.right {
  text-align: right;
}
`;

/** The floor of the order list: the same cells, made of nothing but React's own elements. */
export async function drawPlainTable(element: HTMLElement): Promise<void> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLES }));
  const root = createRoot(element);
  const answer = await fetch('/api/orders?page=0');
  // The floor reads what its own server made.
  const { content } = (await answer.json()) as { content: readonly MadeOrder[] };
  root.render(h(Fragment, null, h('input', { type: 'search', 'aria-label': 'Search' }), table(content)));
}

const host = document.getElementById('host');
if (host !== null) void drawPlainTable(host);
