import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { HelpRedirect, Licences, PortalLinks } from '@portal/shared/contract/system';
import { HELP_ARTICLES } from '@portal/shared/domain/access/helpArticles';
import { readEnv } from '../../env/env.ts';
import { readLinks } from '../../env/portalLinks.ts';
import { StartFailure } from '../../errors/StartFailure.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp } from '../../testing/testApp.ts';
import { createLicences } from './licences.ts';

const SET = {
  HELP_CENTRE_URL: 'https://help.company.example/',
  REFERRAL_URL: 'https://company.example/friends',
  PORTAL_URL: 'http://portal.company.example',
  EXPLORE_CATALOG_URL: 'https://company.example/rewards',
  PRODUCT_NAME: 'Company Thanks',
  PRODUCT_MARK_URL: 'https://company.example/mark.svg',
  CHATBOT_SCRIPT_URL: 'https://chat.example/widget.js',
  ANALYTICS_URL: 'https://figures.example/v1/events',
  SELF_SIGNUP: 'false',
};
const test = await buildTestApp({ links: readLinks(SET) });
afterAll(() => test.close());

it('tells anyone the addresses that the operator set, and which are not set', async () => {
  const response = await test.app.inject('/api/portal-links');
  expect(response.json<PortalLinks>()).toEqual({
    helpCentreUrl: 'https://help.company.example',
    fraudReportUrl: 'https://help.company.example/report-fraud',
    termsUrl: null,
    privacyUrl: null,
    referralUrl: SET.REFERRAL_URL,
    portalUrl: SET.PORTAL_URL,
    exploreCatalogUrl: SET.EXPLORE_CATALOG_URL,
    productName: SET.PRODUCT_NAME,
    productMarkUrl: SET.PRODUCT_MARK_URL,
    chatbotScriptUrl: SET.CHATBOT_SCRIPT_URL,
    changelogScriptUrl: null,
    analyticsUrl: SET.ANALYTICS_URL,
    selfSignup: false,
    googleSignIn: false,
  });
});

it('has no calls of sign-up where companies may not open an account', async () => {
  for (const url of ['/api/signups/verification/x', '/api/signups/address-lookup'])
    expect((await test.app.inject(url)).json<ErrorBody>()).toMatchObject({ status: 404, i18nKey: 'error.notFound' });
});

it('lets pages load the configured scripts and mark, and no others', async () => {
  const policy = (await test.app.inject('/api/health')).headers['content-security-policy'];
  expect(policy).toContain("script-src 'self' https://chat.example http://localhost:* http://127.0.0.1:*;");
  expect(policy).toContain("img-src 'self' data: https://company.example ");
  expect(policy).toContain("connect-src 'self' https://chat.example https://figures.example ");
});

it('refuses an address that is not https, by its name', () => {
  expect(() => readEnv({ TERMS_URL: 'http://company.example/terms' })).toThrow(StartFailure);
  expect(() => readEnv({ TERMS_URL: 'http://company.example/terms' })).toThrow(/TERMS_URL/);
  expect(() => readEnv({ PORTAL_URL: 'javascript:alert(1)' })).toThrow(
    'PORTAL_URL must be an address that begins with http:// or',
  );
});

it('leads each page to its article, and any other to the help centre; only users are led', async () => {
  expect((await test.app.inject('/api/salesforce/redirect')).statusCode).toBe(401);
  const platform = await buildPlatform(test.db);
  const { email } = await buildUser(test.db, { platform_id: platform.id });
  const call = await test.signIn(email);
  const redirect = async (page: string) =>
    (await call({ method: 'GET', url: '/api/salesforce/redirect', query: { path: page } })).json<HelpRedirect>()
      .redirectUrl;
  for (const [page, article] of HELP_ARTICLES)
    expect(await redirect(page)).toBe(`https://help.company.example/articles/${article}`);
  expect(await redirect('/settings/user')).toBe('https://help.company.example');
});

it('reads the licences that the build wrote, and has none before a build', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'portal-licences-')), 'licences.json');
  await expect(createLicences(file).read()).rejects.toMatchObject({ status: 404 });
  const licences: Licences = {
    packages: [
      { name: 'left', version: '1.0.0', licence: 'MIT', text: 0 },
      { name: 'right', version: '2.0.0', licence: 'ISC', text: null },
    ],
    texts: ['Permission is granted.'],
  };
  writeFileSync(file, JSON.stringify(licences));
  await expect(createLicences(file).read()).resolves.toEqual(licences);
});
