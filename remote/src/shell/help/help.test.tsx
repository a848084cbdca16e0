import type { PortalLinks } from '@portal/shared/contract/system';
import { HELP_ARTICLES } from '@portal/shared/domain/access/helpArticles';
import { screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildPortalLinks } from '../../testing/builders/buildPortalLinks.ts';
import { fullRows, fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const row = (path: string): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(() => <h1>Page</h1>),
});
const rows = [...HELP_ARTICLES.keys(), '/settings/user'].map(row);

async function openHelp(path: string, handlers: Handlers = {}, links: Partial<PortalLinks> = {}) {
  const opened = await renderRoute({
    rows,
    path,
    chrome: 'full',
    api: apiServer({ 'GET /portal-links': () => buildPortalLinks(links), ...handlers }),
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Help' }));
  await screen.findByRole('menuitem', { name: /^Licenses/ });
  return opened;
}

const item = (name: RegExp) => screen.findByRole('menuitem', { name });
const redirectOn = { 'GET /platforms/:id': () => buildPlatform({ features: { 'help-redirect': 'on' } }) };

describe('the help menu', () => {
  // `/home` leads on to the profile, so its article is reached by the redirect call and by links from outside.
  const articles = [...HELP_ARTICLES].filter(([path]) => path !== '/home');

  test.each([...articles.slice(0, 1), ...fullRows(articles.slice(1))])('on %s leads to %s', async (path, article) => {
    await openHelp(path);
    expect(await item(/^Help for this page/)).toHaveAttribute('href', `https://help.example/articles/${article}`);
  });

  test('names the help centre, where fraud is reported, and the legal texts; all open beside the portal', async () => {
    await openHelp('/settings/user');
    expect(screen.queryByRole('menuitem', { name: /^Help for this page/ })).toBeNull();
    const shown = screen.getAllByRole('menuitem').map((one) => [one.textContent, one.getAttribute('href')]);
    expect(shown).toEqual([
      ['Help center (opens in a new tab)', 'https://help.example'],
      ['Report fraud (opens in a new tab)', 'https://help.example/report-fraud'],
      ['Terms of service (opens in a new tab)', '/vue/#/legal/terms'],
      ['Privacy notice (opens in a new tab)', '/vue/#/legal/privacy'],
      ['Licenses (opens in a new tab)', '/vue/#/legal/licences'],
      ['First steps', null],
      ['Cookie settings', null],
    ]);
    for (const one of screen.getAllByRole('menuitem').slice(0, -2)) expect(one).toHaveAttribute('target', '_blank');
  });

  fullTest('leads to the terms and the privacy notice of the operator where they are set', async () => {
    await openHelp('/order', {}, { termsUrl: 'https://a.example/terms', privacyUrl: 'https://a.example/privacy' });
    expect(await item(/^Terms/)).toHaveAttribute('href', 'https://a.example/terms');
    expect(await item(/^Privacy/)).toHaveAttribute('href', 'https://a.example/privacy');
  });

  test('takes the way to help from the server when that treatment is on', async () => {
    const redirectUrl = 'https://community.example/signed-in';
    const { api } = await openHelp('/orders', { ...redirectOn, 'GET /salesforce/redirect': () => ({ redirectUrl }) });
    await waitFor(async () => expect(await item(/^Help for this page/)).toHaveAttribute('href', redirectUrl));
    expect(api.calls('GET /salesforce/redirect')[0]?.query.get('path')).toBe('/orders');
  });

  fullTest('leads to the help centre when the server cannot say the way', async () => {
    const failed = () => ({ status: 500, body: buildError({ status: 500, i18nKey: 'error.server' }) });
    await openHelp('/orders', { ...redirectOn, 'GET /salesforce/redirect': failed });
    await waitFor(async () =>
      expect(await item(/^Help for this page/)).toHaveAttribute('href', 'https://help.example'),
    );
  });

  fullTest('still has the legal texts when no address is known', async () => {
    await openHelp('/order', { 'GET /portal-links': () => ({ status: 503, body: null }) });
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Loading' })).toBeNull());
    expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  });
});

describe('the referral link', () => {
  const on = { 'GET /platforms/:id': () => buildPlatform({ features: { referral: 'on' } }) };

  test('stands in the side navigation when it is configured and its treatment is on', async () => {
    await openHelp('/order', on, { referralUrl: 'https://a.example/friends' });
    expect(await screen.findByRole('link', { name: 'Recommend us', hidden: true })).toHaveAttribute(
      'href',
      'https://a.example/friends',
    );
  });

  test.each([
    ['without an address', on, {}],
    ['without the treatment', {}, { referralUrl: 'https://a.example/friends' }],
  ] as const)('is absent %s', async (_case, handlers, links) => {
    await openHelp('/order', handlers, links);
    await item(/^Help center/);
    expect(screen.queryByRole('link', { name: 'Recommend us', hidden: true })).toBeNull();
  });
});
