import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { MailPreview, TemplatePreviewBody } from '@portal/shared/contract/mailPreview';
import type { TestMailBody, TestMails } from '@portal/shared/contract/testMails';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import type { SenderSettings } from '../rewardMails/index.ts';
import type { SendTestMail } from '../outbox/index.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { countHit } from '../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../rate-limits/refuseAbove.ts';
import { isMember } from '../identity/index.ts';
import type { EmailTemplateKind } from './emailTemplateKind.ts';
import { requireSendable } from './requireSendable.ts';
import type { PreviewTemplate } from './templatePreviewService.ts';
import { readTemplate } from './templateService.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';
import { toTemplateContent } from './toTemplateContent.ts';

interface MemberMailDeps {
  readonly clock: Clock;
  readonly sendTestMail: SendTestMail;
}

interface TestMailDeps extends MemberMailDeps {
  readonly sender: SenderSettings;
  readonly kind: EmailTemplateKind;
  readonly previewTemplate: PreviewTemplate;
}

interface MemberMail {
  readonly recipientEmails: readonly string[];
  readonly mail: MailPreview;
  readonly replyTo: string | null;
}

const { testMailsAnHour, hourMs } = SERVER_SETTINGS.templates;

/**
 * Sends a mail with a sample reward to users of the organisation, marked as a test. Raises 400 at addresses of nobody there, 429 for
 * too many in an hour.
 */
export const createSendToMembers =
  ({ clock, sendTestMail }: MemberMailDeps) =>
  async (tx: Tx, user: SessionUser, { recipientEmails, mail, replyTo }: MemberMail): Promise<TestMails> => {
    const recipients = distinct(recipientEmails);
    await requireMembers(tx, user, recipients);
    const at = clock.now();
    for (const recipientEmail of recipients) {
      refuseAbove(testMailsAnHour, await countHit(tx, `testMails:${user.platformId}:${user.id}`, hourMs, at), at);
      await sendTestMail(tx, { user, recipientEmail, mail, replyTo, at });
    }
    return { recipientEmails: recipients };
  };

export type SendToMembers = ReturnType<typeof createSendToMembers>;

const distinct = (emails: readonly string[]): string[] => [
  ...new Map(emails.map((email) => [emailKey(email), email])).values(),
];

/**
 * Sends a template with a sample reward to users of the organisation. Raises 403 before its business was reviewed, 404 for a
 * template that the user may not use, what `createSendToMembers` raises, and what saving would raise.
 */
export function createTestMailService({ sender, kind, previewTemplate, ...rest }: TestMailDeps) {
  const sendToMembers = createSendToMembers(rest);
  return async (
    tx: Tx,
    user: SessionUser,
    etid: string,
    { recipientEmails, template }: TestMailBody,
  ): Promise<TestMails> => {
    if (!isAllowedByReview(user.kybStatus, 'TEST_MAIL')) throw new AppError(TEMPLATE_FAILURES.underReview);
    const stored = await readTemplate(tx, kind, user, etid);
    const content = template ?? contentOf(stored);
    await requireSendable(tx, user.platformId, toTemplateContent(content), sender);
    const mail = await previewTemplate(user, content, tx);
    return sendToMembers(tx, user, { recipientEmails, mail, replyTo: content.replyToEmailAddress || null });
  };
}

export type TestMailService = ReturnType<typeof createTestMailService>;

/** Returns the content of a stored template as its form would send it. */
const contentOf = (template: EmailTemplate): TemplatePreviewBody => ({
  ...template,
  locale: LANGUAGES.find((language) => language === template.locale) ?? '',
  brandKey: undefined,
});

async function requireMembers(tx: Tx, { platformId }: SessionUser, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    if (!(await isMember(tx, platformId, emailKey(email))))
      throw new AppError({
        ...COMMON_FAILURES.validation,
        fields: [
          { field: 'recipientEmails', i18nKey: 'error.template.testRecipient', values: { email: email.slice(0, 100) } },
        ],
      });
}
