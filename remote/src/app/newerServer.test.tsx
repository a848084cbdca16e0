import { PATHS } from '@portal/shared/domain/access/paths';
import { screen } from '@testing-library/react';
import { accountsRoutes } from '../accounts/index.ts';
import { balanceAlertsRoutes } from '../balance-alerts/index.ts';
import { buildBalanceAlert } from '../balance-alerts/testing/buildBalanceAlert.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { fundingRoutes } from '../funding/index.ts';
import { buildBankAccount } from '../funding/testing/buildBankAccount.ts';
import { buildCard } from '../funding/testing/buildCard.ts';
import { buildTransaction, buildTransactionDetail } from '../funding/testing/buildTransaction.ts';
import { buildBrand, buildCatalog, buildItem } from '../entities/catalog/testing/buildCatalog.ts';
import { buildOrderDetail, buildOrderPage } from '../ordering/history/testing/buildOrder.ts';
import {
  buildLineItemPage,
  buildOrderLineDetail,
  buildOrderLinePage,
  NO_ACT,
} from '../ordering/history/testing/buildOrderLine.ts';
import { orderingRoutes } from '../ordering/index.ts';
import { buildUpload, UPLOAD_ID } from '../ordering/upload/testing/buildUpload.ts';
import { staffRoutes } from '../staff/index.ts';
import { buildKybApplication, buildKybReview } from '../staff/testing/buildKybReview.ts';
import { teamRoutes } from '../team/index.ts';
import { buildRole } from '../team/testing/buildRole.ts';
import { buildTeamUser, buildTeamUserRecord } from '../team/testing/buildTeamUser.ts';
import { templatesRoutes } from '../templates/index.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildReviewQuestion } from '../testing/builders/buildBusinessReview.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTemplate } from '../testing/builders/buildTemplate.ts';
import { fullRows } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { fromNewerServer } from '../testing/valueOfNewerServer.ts';

const rows: readonly RouteRow[] = [
  ...orderingRoutes,
  ...fundingRoutes,
  ...teamRoutes,
  ...accountsRoutes,
  ...balanceAlertsRoutes,
  ...templatesRoutes,
  ...staffRoutes,
];

const USER = { ...buildTeamUser(), mfaTypes: ['PHONE' as const] };
const ENTRY = {
  at: '2026-11-20T09:00:00Z',
  event: 'MAIL_SENT' as const,
  actor: 'Ada Byron',
  recipient: null,
  reason: 'noSuchMailbox' as const,
  ...NO_ACT,
  actionReason: 'FRAUD' as const,
};
const LINE = buildOrderLineDetail({
  timeline: [ENTRY],
  possibleActions: [{ action: 'CANCEL', refusal: null, until: null }],
});
const REVIEW = {
  platformClientId: 'brook',
  name: 'Brook & Bramble',
  kybStatus: 'PENDING_KYB' as const,
  awaitsInformation: false,
  version: 1,
};

const ANSWERS: Handlers = {
  'GET /accounts': () => [buildAccount()],
  'GET /customers/:customer/account/:account': () => buildAccount(),
  'GET /customers/:customer/account/:account/contacts': () => [],
  'GET /users': () => [USER],
  'GET /users/:userId': () => buildTeamUserRecord({ mfaTypes: ['PHONE'] }),
  'GET /roles': () => [buildRole()],
  'GET /orders': () => buildOrderPage(),
  'GET /orders/:referenceOrderId': () => buildOrderDetail({ problems: [{ reason: 'noSuchMailbox', lines: 1 }] }),
  'GET /orders/:referenceOrderId/lines': () => buildOrderLinePage(),
  'GET /orders/:referenceOrderId/lines/:lineNumber': () => LINE,
  'GET /line-items': () => buildLineItemPage(),
  'GET /catalog': () => buildCatalog([buildBrand({ items: [buildItem()] })]),
  'GET /funding': () => [buildTransaction()],
  'GET /funding/:id': () => buildTransactionDetail(),
  'GET /creditCards/platforms/accounts/:account': () => [buildCard({ label: 'Travel' })],
  'GET /ach/subscriptions/:account': () => [buildBankAccount()],
  'GET /balanceAlerts': () => [buildBalanceAlert()],
  'GET /email-templates': () => [buildTemplate()],
  'GET /email-templates/defaults': () => [],
  'GET /orders/uploads': () => [buildUpload()],
  'GET /orders/upload/:upload': () => buildUpload(),
  'GET /orders/upload/:upload/lines': () => [],
  'GET /staff/platforms': () => [
    { ...REVIEW, name: 'Northwind', status: 'ACTIVE', createdDate: '2026-11-20T09:00:00Z' },
  ],
  'GET /staff/audits/actions': () => [],
  'GET /staff/audits': () => [
    {
      id: '7',
      createdAt: '2026-11-20T09:00:00Z',
      who: null,
      isStaff: false,
      platformClientId: 'northwind',
      platformName: 'Northwind',
      action: 'order.settled',
      entityType: 'order',
      entityId: 'RP1',
      details: {},
    },
  ],
  'GET /staff/kyb': () => [buildKybApplication()],
  'GET /staff/agreements': () => [],
  'GET /staff/kyb/:platform': () =>
    buildKybReview({
      checks: {
        requestedAt: '2026-11-20T09:00:00Z',
        answeredAt: '2026-11-20T09:05:00Z',
        results: [{ check: 'TAX_ID', result: 'MISMATCH', detail: '' }],
      },
      questions: [{ ...buildReviewQuestion(), askedBy: 'robin@staff.example' }],
    }),
};

/** A page, and what stands on it when it could be drawn. */
type Page = readonly [path: string, shown: string | RegExp];

const PAGES: readonly Page[] = [
  [PATHS.users, 'Grace Hopper'],
  [PATHS.orders, 'RP261120-100001'],
  ['/orders/RP261120-100001', 'Maple Coffee'],
  [PATHS.catalog, 'Choose a reward'],
  [PATHS.funding, 'Marketing US'],
  [PATHS.staffPlatforms, 'Northwind'],
  ...fullRows<Page>([
    [PATHS.userBeside.replace(':userId', '7'), 'Marketing US'],
    ['/users/7', 'Marketing US'],
    [PATHS.roles, 'Sender EU'],
    [PATHS.accounts, 'Marketing US'],
    ['/groups/G1/A1', 'Marketing US'],
    [PATHS.balanceAlerts, 'Marketing US'],
    [PATHS.lineItemHistory, 'Maple Coffee'],
    ['/orders/RP261120-100001/1', 'Maple Coffee'],
    [PATHS.fundingHistory, 'tx-2'],
    ['/funding/history/A1/tx-2', 'Nora Present'],
    [PATHS.emailTemplates, 'Standard'],
    [PATHS.bulkUpload, 'people.csv'],
    [`/order/bulk-upload/${UPLOAD_ID}`, 'people.csv'],
    [PATHS.staffKyb, 'Brook & Bramble'],
    ['/staff/kyb/brook', 'Another check'],
    [PATHS.staffAudits, 'order.settled'],
  ]),
];

test.each(PAGES)('%s has neutral words for what only a newer server knows', async (path, shown) => {
  const staff = path.startsWith('/staff');
  await renderRoute({
    rows,
    path,
    api: apiServer({
      ...fromNewerServer(ANSWERS),
      ...(staff && { 'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }) }),
    }),
  });
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent(/ON_THE_MOON|undefined/);
});
