import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { createPortalRouter, type PortalRouter } from './router.tsx';

const rows: readonly RouteRow[] = [{ path: '/order', titleKey: 'common:product', segmentName: 'Order' }];
let portal: PortalRouter | undefined;
const open = () => (portal = createPortalRouter(rows, {}));

afterEach(() => {
  portal?.dispose();
  window.history.replaceState(null, '', '/');
});

const ELSEWHERE = [
  ['#//host/x?a=1', '/host/x?a=1'],
  ['#//', '/'],
  ['#///host', '/host'],
  ['#/\\host/x', '/host/x'],
  ['#\\\\host', '/host'],
  ['#order', '/order'],
] as const;

test.each(ELSEWHERE)('the address %s is opened as %s of the portal', (hash, path) => {
  window.history.replaceState(null, '', hash);
  expect(open().path()).toBe(path);
});

test.each(ELSEWHERE)('typed into a running portal, %s is %s', (hash, path) => {
  window.history.replaceState(null, '', '#/order');
  const shown = open();
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown.path()).toBe(path);
});
