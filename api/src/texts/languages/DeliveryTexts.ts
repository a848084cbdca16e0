import type { CredentialType } from '@portal/shared/domain/enumerations';

/** States of a reward as shown to its recipient. */
export type RewardPageState = 'active' | 'redeemed' | 'frozen' | 'cancelled' | 'expired' | 'moved' | 'replaced';

/** Topics of mails to users of the portal, and to those whom they name. */
export const NOTICE_TOPICS = [
  'SESSION_REUSED_MAIL',
  'LOW_BALANCE_MAIL',
  'BANK_DEPOSIT_MAIL',
  'BANK_DEPOSIT_ADDED_MAIL',
  'BANK_RETURN_MAIL',
  'SMALL_DEPOSIT_RETURNED_MAIL',
  'RESET_PASSWORD_MAIL',
  'PASSWORD_CHANGED_MAIL',
  'SIGNUP_MAIL',
  'SIGNUP_KNOWN_MAIL',
  'INVITATION_MAIL',
  'MOVE_MAIL',
  'RIGHTS_CHANGED_MAIL',
  'USER_DEACTIVATED_MAIL',
  'API_KEY_CREATED_MAIL',
  'API_KEY_REVEALED_MAIL',
  'API_KEY_DEACTIVATED_MAIL',
  'API_KEY_ENDING_MAIL',
  'APP_CONNECTED_MAIL',
  'OAUTH_CLIENT_CREATED_MAIL',
  'OAUTH_CLIENT_DEACTIVATED_MAIL',
  'OAUTH_CLIENT_ENDING_MAIL',
  'INCENTIVE_FUNDS_MAIL',
  'INCENTIVE_FAILURE_MAIL',
  'MFA_CODE_MAIL',
  'MFA_CHANGED_MAIL',
  'NO_PASSWORD_MAIL',
  'SIGN_IN_CHANGED_MAIL',
  'SSO_CERTIFICATE_MAIL',
  'SSO_DOMAIN_MAIL',
  'KYB_RECEIVED_MAIL',
  'KYB_APPROVED_MAIL',
  'KYB_REJECTED_MAIL',
  'KYB_INFORMATION_MAIL',
  'CARD_RECEIPT_MAIL',
  'CARD_DECLINED_MAIL',
  'BANK_RECEIPT_MAIL',
  'WIRE_RECEIVED_MAIL',
  'UPLOAD_CHECKED_MAIL',
  'USERS_INVITED_MAIL',
  'REPORT_READY_MAIL',
  'REPORT_FAILED_MAIL',
  'ORDER_DONE_MAIL',
  'ORDER_HELD_MAIL',
  'ORDER_RELEASED_MAIL',
  'ORDER_REFUSED_MAIL',
  'ORDER_RECEIPT_MAIL',
  'ORDER_CARD_CHARGED_MAIL',
  'ORDER_CARD_DECLINED_MAIL',
  'REWARD_COPY_MAIL',
  'SHIPMENT_FAILED_MAIL',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

interface NoticeTexts {
  readonly subject: string;
  readonly happened: string;
  /** Lines below what happened; one whose values are not all known is left out. */
  readonly facts: readonly string[];
  readonly means: string;
  readonly next: string;
  /** The button's name, where it leads to more than the product. */
  readonly button?: string;
}

/** Texts of mails and the recipient's page in one language. Placeholders are in single braces. */
export interface DeliveryTexts {
  /** Whom and what the preview of a template names; the order's message is one of its own. */
  readonly sample: { readonly firstName: string; readonly lastName: string; readonly message: string };
  /** The text of the template E000000; placeholders in double braces. */
  readonly standardTemplate: {
    readonly name: string;
    readonly fromName: string;
    readonly subject: string;
    readonly smsMessage: string;
  };
  readonly languageName: string;
  readonly mail: {
    readonly preheader: string;
    readonly hello: string;
    readonly helloNobody: string;
    readonly from: string;
    readonly button: string;
    readonly linkHint: string;
    readonly expires: string;
    readonly support: string;
    /** The `support` of an organisation with a help centre. */
    readonly supportWithHelp: string;
    readonly poweredBy: string;
    readonly keepPrivate: string;
  };
  /** Ends each text message with a reward; carriers know the word in capitals. */
  readonly stopText: string;
  /** The text message that brings a code. */
  readonly codeText: string;
  /** Mails to users of the portal. */
  readonly notices: Readonly<Record<NoticeTopic, NoticeTexts>> & { readonly button: string };
  readonly page: {
    readonly title: string;
    readonly heading: string;
    readonly headingNobody: string;
    /** Between a name and its value, with the spaces that the language sets around it. */
    readonly colon: string;
    readonly value: string;
    readonly pieces: string;
    readonly remaining: string;
    readonly messageFrom: string;
    readonly use: string;
    readonly codes: string;
    readonly copy: string;
    readonly copied: string;
    readonly qr: string;
    readonly qrHelp: string;
    readonly qrFailed: string;
    readonly qrLinkHelp: string;
    readonly expires: string;
    readonly neverExpires: string;
    readonly issued: string;
    readonly howTo: string;
    readonly terms: string;
    readonly support: string;
    readonly helpCentre: string;
    readonly reference: string;
    readonly language: string;
    /** The words of the page to which test mails lead. */
    readonly sample: string;
    readonly unknownTitle: string;
    readonly unknownText: string;
    readonly states: Readonly<Record<RewardPageState, { readonly label: string; readonly text: string }>>;
  };
  readonly credentials: Readonly<Record<CredentialType, string>>;
}
