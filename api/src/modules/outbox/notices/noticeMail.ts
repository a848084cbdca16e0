import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import { PATHS, PORTAL_MOUNT } from '@portal/shared/domain/access/paths';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import { open } from '../../../crypto/seal.ts';
import type { MailAttachment, OutgoingMail } from '../../../providers/email/Mailer.ts';
import { deliveryTexts, fillText, isFilled } from '../../../texts/deliveryTexts.ts';
import { NOTICE_TOPICS, type NoticeTopic } from '../../../texts/languages/DeliveryTexts.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { formatTime } from '../../../texts/formatMoney.ts';
import { greetingOf } from '../../../texts/greeting.ts';
import type { NoticeFacts } from './noticeReadModel.ts';
import { MAIL_FONTS, MAIL_STYLE } from '../../../texts/mailStyle.ts';

/** Sender of the notices, and the portal that they lead to. */
export interface NoticeSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly credentialKey: Buffer;
}

export type NoticeValues = Readonly<Record<string, string>>;

function transactionPage({ accountIdentifier = '', transaction = '' }: NoticeValues): string {
  if (transaction === '') return PATHS.fundingHistory;
  return PATHS.fundingHistoryTransaction
    .replace(':accountIdentifier', accountIdentifier)
    .replace(':accountTransactionID', transaction);
}

const orderPage = ({ reference = '' }: NoticeValues): string => PATHS.order.replace(':referenceOrderId', reference);

const linePage = ({ reference = '', lineNumber = '' }: NoticeValues): string =>
  PATHS.orderLine.replace(':referenceOrderId', reference).replace(':lineNumber', lineNumber);

const incentivePage = ({ incentiveId = '' }: NoticeValues): string =>
  PATHS.incentive.replace(':incentiveId', incentiveId);

const reportPage = ({ reportId = '' }: NoticeValues): string => PATHS.report.replace(':reportId', reportId);
/** The list of the credentials of a type; `replaced` (`on`): where integrations replace API keys. */
function keysPage({ type, replaced }: NoticeValues): string {
  const isReplaced = replaced === 'on';
  switch (type) {
    case 'RESEARCH_KEY':
      return PATHS.researchKeys;
    case 'OAUTH_CLIENT':
      return isReplaced ? PATHS.integrationOauthClients : PATHS.oauthClients;
    case 'SERVICE_ACCOUNT':
      return isReplaced ? PATHS.integrationServiceAccounts : PATHS.serviceAccounts;
    default:
      return isReplaced ? PATHS.integrationApiKeys : PATHS.apiKeys;
  }
}

/** The page that the button of a notice leads to. */
const PAGES: Readonly<Record<NoticeTopic, (values: NoticeValues) => string>> = {
  SESSION_REUSED_MAIL: () => PATHS.signIn,
  LOW_BALANCE_MAIL: () => PATHS.funding,
  BANK_DEPOSIT_MAIL: transactionPage,
  BANK_DEPOSIT_ADDED_MAIL: transactionPage,
  BANK_RETURN_MAIL: transactionPage,
  SMALL_DEPOSIT_RETURNED_MAIL: () => PATHS.funding,
  RESET_PASSWORD_MAIL: ({ token = '' }) => PATHS.resetPassword.replace(':tokenId', token),
  PASSWORD_CHANGED_MAIL: () => PATHS.forgotPassword,
  SIGNUP_MAIL: ({ token = '' }) => PATHS.signupVerify.replace(':token', token),
  SIGNUP_KNOWN_MAIL: () => PATHS.signIn,
  INVITATION_MAIL: ({ token = '' }) => PATHS.invitation.replace(':token', token),
  MOVE_MAIL: ({ token = '' }) => PATHS.invitation.replace(':token', token),
  RIGHTS_CHANGED_MAIL: () => PATHS.start,
  USER_DEACTIVATED_MAIL: () => PATHS.start,
  API_KEY_CREATED_MAIL: keysPage,
  API_KEY_REVEALED_MAIL: keysPage,
  API_KEY_DEACTIVATED_MAIL: keysPage,
  API_KEY_ENDING_MAIL: keysPage,
  APP_CONNECTED_MAIL: () => PATHS.profile,
  OAUTH_CLIENT_CREATED_MAIL: keysPage,
  OAUTH_CLIENT_DEACTIVATED_MAIL: keysPage,
  OAUTH_CLIENT_ENDING_MAIL: keysPage,
  INCENTIVE_FUNDS_MAIL: incentivePage,
  INCENTIVE_FAILURE_MAIL: incentivePage,
  MFA_CODE_MAIL: () => PATHS.signIn,
  MFA_CHANGED_MAIL: () => PATHS.profile,
  NO_PASSWORD_MAIL: () => PATHS.signIn,
  SIGN_IN_CHANGED_MAIL: () => PATHS.authentication,
  SSO_CERTIFICATE_MAIL: () => PATHS.authentication,
  SSO_DOMAIN_MAIL: ({ domainId = '' }) => PATHS.ssoDomain.replace(':domainId', domainId),
  KYB_RECEIVED_MAIL: () => PATHS.businessReview,
  KYB_APPROVED_MAIL: () => PATHS.start,
  KYB_REJECTED_MAIL: () => PATHS.businessReview,
  KYB_INFORMATION_MAIL: () => PATHS.businessReview,
  CARD_RECEIPT_MAIL: transactionPage,
  CARD_DECLINED_MAIL: transactionPage,
  BANK_RECEIPT_MAIL: transactionPage,
  WIRE_RECEIVED_MAIL: transactionPage,
  REWARD_COPY_MAIL: linePage,
  SHIPMENT_FAILED_MAIL: linePage,
  ORDER_DONE_MAIL: orderPage,
  ORDER_HELD_MAIL: orderPage,
  ORDER_RELEASED_MAIL: orderPage,
  ORDER_REFUSED_MAIL: orderPage,
  ORDER_RECEIPT_MAIL: orderPage,
  USERS_INVITED_MAIL: ({ fileId = '' }) => PATHS.userFile.replace(':fileId', fileId),
  REPORT_READY_MAIL: reportPage,
  REPORT_FAILED_MAIL: reportPage,
  ORDER_CARD_CHARGED_MAIL: () => PATHS.funding,
  ORDER_CARD_DECLINED_MAIL: orderPage,
  UPLOAD_CHECKED_MAIL: ({ uploadId = '' }) => PATHS.upload.replace(':uploadId', uploadId),
};

/** Address of a notice: the one that it was queued for, else its user's. */
export const recipientOf = (row: NoticeFacts): string => row.recipient_email ?? row.email;

/** The values of a notice as they stand in the outbox. */
export const textValuesOf = (values: unknown): NoticeValues =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    : {};

const SEALED = /^sealed([A-Z])(\w*)$/;

/** The values with what was sealed in the outbox: `sealedCode` as `code`. */
const unsealed = (values: NoticeValues, key: Buffer): NoticeValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const [, first, rest] = SEALED.exec(name) ?? [];
      return first === undefined ? [name, value] : [`${first.toLowerCase()}${rest ?? ''}`, open(key, value)];
    }),
  );

/** Raises on a topic that has no texts. */
export function topicOf(row: NoticeFacts): NoticeTopic {
  const topic = NOTICE_TOPICS.find((name) => name === row.topic);
  if (topic === undefined) throw new Error(`No texts for ${row.topic}`);
  return topic;
}

/** The mail of a notice in its reader's language. Raises on a topic that has no texts. */
export function toNoticeMail(
  row: NoticeFacts,
  { publicUrl, mailFrom, credentialKey }: NoticeSettings,
  attachments: readonly MailAttachment[] = [],
): OutgoingMail {
  const language = languageOf(row.lang_key);
  const { notices } = deliveryTexts(language);
  const topic = topicOf(row);
  const values = {
    ...unsealed(textValuesOf(row.text_values), credentialKey),
    product: PRODUCT_NAME[language],
    time: formatTime(row.created_at, language),
  };
  const address = recipientOf(row);
  const name = address.toLowerCase() === row.email ? fullName(row.first_name, row.last_name) : '';
  const { subject, happened, facts, means, next, button: action = notices.button } = notices[topic];
  const title = fillText(subject, values);
  const greeting = greetingOf(language, name);
  const known = facts.filter((fact) => isFilled(fact, values)).join('\n');
  const texts = [happened, known, means, next].map((text) => fillText(text, values));
  const paragraphs = [greeting, ...texts.filter((text) => text !== '')];
  const button = {
    text: fillText(action, values),
    url: `${publicUrl}${PORTAL_MOUNT}${PAGES[topic](values)}`,
  };
  return {
    messageId: row.message_id,
    from: { name: PRODUCT_NAME[language], address: mailFrom },
    to: { name, address },
    replyTo: null,
    subject: title,
    text: `${[...paragraphs, `${button.text}\n${button.url}`].join('\n\n')}\n`,
    html: htmlOf(language, title, paragraphs, button),
    attachments,
    date: row.created_at,
  };
}

const htmlOf = (
  language: string,
  title: string,
  paragraphs: readonly string[],
  button: { readonly text: string; readonly url: string },
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${MAIL_STYLE}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#eef2f4;font-family:${MAIL_FONTS};">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f4;"><tr><td class="outer" align="center" style="padding:32px 16px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d9e1e6;border-radius:14px;"><tr><td class="pad" style="padding:32px;">
<h1 class="ink" style="margin:0;font-size:24px;line-height:30px;font-weight:600;color:#16222b;overflow-wrap:anywhere;">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:16px 0 0;font-size:16px;line-height:24px;color:#16222b;overflow-wrap:anywhere;">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
<table role="presentation" class="button" cellpadding="0" cellspacing="0" style="margin-top:24px;"><tr><td bgcolor="#1f6286" style="background:#1f6286;border-radius:8px;">
<a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeHtml(button.text)}</a>
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
