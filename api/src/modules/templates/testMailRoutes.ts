import { ErrorBody } from '@portal/shared/contract/common';
import { emailTemplateParams } from '@portal/shared/contract/emailTemplates';
import { TemplateSenders, testMailBody, TestMails } from '@portal/shared/contract/testMails';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import type { SenderSettings } from '../rewardMails/index.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { TestMailService } from './testMailService.ts';

const tags = ['email-templates'];
const changing = { permission: { kind: 'user', rule: { all: ['EMAIL_TEMPLATES_MANAGE'] } } } as const;

interface TestMailRoutesDeps {
  readonly db: Db;
  readonly sender: SenderSettings;
  readonly sendTest: TestMailService;
}

/** Test mails of templates, and whom templates may send from. */
export const testMailRoutes = ({ db, sender, sendTest }: TestMailRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/senders',
      schema: {
        tags,
        summary: 'Whom the mails of templates may come from',
        response: { 200: TemplateSenders, '4xx': ErrorBody },
      },
      config: changing,
      handler: () => Promise.resolve({ address: sender.mailFrom, domains: [...sender.mailFromDomains] }),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/email-templates/:etid/test-mails',
      schema: {
        tags,
        params: emailTemplateParams,
        summary: 'Send a template with a sample reward to colleagues',
        body: testMailBody,
        response: { 201: TestMails, '4xx': ErrorBody },
      },
      config: { ...changing, idempotencyKey: 'optional' },
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await sendTest(tx, signedInUser(request), request.params.etid, request.body),
        })),
    }),
  ]);
