import type { ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import type { SsoSignIn } from '@portal/shared/contract/ssoSignIn';
import type { SingleUseToken } from '@portal/shared/contract/singleUseTokens';
import type { AccountContacts, Group } from '@portal/shared/contract/accounts';
import type { AddressLookupSetting, AddressSuggestion, FoundAddress } from '@portal/shared/contract/addresses';
import type { AllowlistCheck, AllowlistOfPlatform, AllowlistRecipient } from '@portal/shared/contract/allowlist';
import type {
  ApiCredential,
  ApiCredentialEvent,
  AppsOfClient,
  NewApiCredential,
  RevealedApiCredential,
} from '@portal/shared/contract/apiCredentials';
import type { ConnectedApp, ConsentDecision, ConsentRequest } from '@portal/shared/contract/oauth';
import type { Agreement } from '@portal/shared/contract/agreements';
import type { Terms } from '@portal/shared/contract/terms';
import type { Attempt } from '@portal/shared/contract/attempts';
import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import type {
  BankAccount,
  BankAccountDetail,
  BankAgreement,
  BankLimits,
  BankRequest,
  BankResult,
  BankUser,
} from '@portal/shared/contract/bankAccounts';
import type { BusinessReview, ReviewFile } from '@portal/shared/contract/businessReview';
import type { Catalog } from '@portal/shared/contract/catalog';
import type { CardDetail, PaymentCard } from '@portal/shared/contract/creditCards';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { Account, Customer, PaymentSource } from '@portal/shared/contract/customers';
import type { CardDeposit, FundingMethods } from '@portal/shared/contract/deposits';
import type { HeaderImage } from '@portal/shared/contract/headerImages';
import type {
  Incentive,
  IncentiveCheck,
  IncentiveCompletion,
  IncentiveDetail,
} from '@portal/shared/contract/incentives';
import type { Integration, IntegrationEvent } from '@portal/shared/contract/integrations';
import type { TemplateSenders, TestMails } from '@portal/shared/contract/testMails';
import type { PrintTemplate, PrintTemplateDefaults } from '@portal/shared/contract/printTemplates';
import type { EmailTemplate, ScopeDefaults, TemplateUses } from '@portal/shared/contract/emailTemplates';
import type {
  FundingTransaction,
  FundingTransactionDetail,
  MonthlyTotals,
  PendingFunds,
  Transfer,
} from '@portal/shared/contract/funding';
import type { DeliveryStatusCounts } from '@portal/shared/contract/deliveryStatusCounts';
import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import type { ResendBatch, ResendBatchLines, ResendReview } from '@portal/shared/contract/resendBatches';
import type { Resend } from '@portal/shared/contract/resends';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { MfaChallenge, MfaDevice, MfaMethods, MfaSetUp } from '@portal/shared/contract/mfa';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import type {
  MostSent,
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  OrderPage,
  PlacedOrder,
} from '@portal/shared/contract/orders';
import type { MailedReceipt } from '@portal/shared/contract/orderReceipts';
import type { OrderSettings } from '@portal/shared/contract/orderSettings';
import type { Schedule, SentNow } from '@portal/shared/contract/schedules';
import type { SignInPolicy } from '@portal/shared/contract/signInPolicy';
import type {
  NewServiceUrls,
  ProviderRead,
  SsoAnswers,
  SsoConnection,
  SsoConnectionSummary,
  SsoEnding,
  SsoTest,
  SsoTestBegun,
} from '@portal/shared/contract/ssoConnections';
import type { SsoAdministrators, SsoDomain } from '@portal/shared/contract/ssoDomains';
import type { SupportCase } from '@portal/shared/contract/supportCases';
import type { OrderDraft, OrderDrafts, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import type { Platform } from '@portal/shared/contract/platforms';
import type {
  AuthenticateAnswer,
  CaptchaChallenge,
  EmulatedTokens,
  Invitation,
  PasswordLink,
  PrincipalUser,
  SessionStatus,
  SessionTokens,
  SessionWindow,
  SignOut,
} from '@portal/shared/contract/session';
import type { Role, RoleRecord } from '@portal/shared/contract/roles';
import type { TeamUser, TeamUserRecord } from '@portal/shared/contract/users';
import type { UserSession } from '@portal/shared/contract/userSessions';
import type { EmulationToken, PlatformTreatments, StaffAccount, StaffPlatform } from '@portal/shared/contract/staff';
import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import type { StaffHold } from '@portal/shared/contract/staffHolds';
import type { KybApplication, KybReview, RevealedTaxId } from '@portal/shared/contract/staffKyb';
import type { PortalRecord } from '@portal/shared/contract/records';
import type { FailedJob, StaffSystem, WaitingDeposit } from '@portal/shared/contract/staffSystem';
import type {
  ExpectedWire,
  ReceivedWire,
  StaffWireInstructions,
  WireAccount,
} from '@portal/shared/contract/staffWires';
import type { CartLines, OrderSummary, Quote, RemovedCarts, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { AnnouncedWire, WireInstructions } from '@portal/shared/contract/wires';
import type {
  ChangedUploadLines,
  UploadRewardNames,
  Upload,
  UploadLine,
  UploadLines,
  PendingUpload,
  UploadSummary,
} from '@portal/shared/contract/uploads';
import type { LegacyReport, Report, ReportCount, ReportDetail, UnseenReports } from '@portal/shared/contract/reports';
import type { ChangedUserRows, UserFile, UserFileRow } from '@portal/shared/contract/userFiles';
import type { Onboarding, OnboardingSubmitted } from '@portal/shared/contract/onboarding';
import type { Signup, SignupDomain, SignupVerification } from '@portal/shared/contract/signups';
import type { Health, HelpRedirect, Licences, PortalLinks } from '@portal/shared/contract/system';

/** 204. */
type NoContent = null;

/** The answers of the API to each call of the screens, by method and path. */
export interface ApiResponses {
  'DELETE /ach/subscriptions/:identifier': NoContent;
  'DELETE /balanceAlerts/:identifier': NoContent;
  'DELETE /creditCards/:token': NoContent;
  'DELETE /order-drafts/:kind': NoContent;
  'DELETE /shopping-carts/:cart': NoContent;
  'DELETE /shopping-carts/:cart/line-items/by-identifier/:line': NoContent;
  'DELETE /shopping-carts/:cart/line-items/fulfillment-type/:kind': NoContent;
  'DELETE /shopping-carts/out-of-sync': RemovedCarts;
  'GET /account': PrincipalUser;
  'GET /accounts': readonly Account[];
  'GET /accounts/:account/payment-sources': readonly PaymentSource[];
  'GET /ach/account/:account/limits': BankLimits;
  'GET /ach/agreement': BankAgreement;
  'GET /ach/request/:reference': BankResult;
  'GET /ach/subscriptions/:account': readonly BankAccount[];
  'GET /ach/subscriptions/:identifier/details': BankAccountDetail;
  'GET /ach/users': readonly BankUser[];
  'GET /address-lookup': AddressLookupSetting;
  'GET /address-lookup/addresses/:placeId': FoundAddress;
  'GET /address-lookup/suggestions': readonly AddressSuggestion[];
  'GET /balanceAlerts': readonly BalanceAlert[];
  'GET /balanceAlerts/:identifier': BalanceAlert;
  'GET /captcha': CaptchaChallenge;
  'GET /catalog': Catalog;
  'GET /creditCards/alldetails/:token': CardDetail;
  'GET /creditCards/platforms/accounts/:account': readonly PaymentCard[];
  'GET /credentials': readonly ApiCredential[];
  'GET /agreements': readonly Agreement[];
  'GET /agreements/export': string;
  'GET /sign-in-policy': SignInPolicy;
  'GET /signups/address-lookup': AddressLookupSetting;
  'GET /signups/address-lookup/addresses/:placeId': FoundAddress;
  'GET /signups/address-lookup/suggestions': readonly AddressSuggestion[];
  'GET /signups/verification/:token': SignupVerification;
  'POST /signups': Signup;
  'POST /signups/:id/resend': Signup;
  'POST /signups/email-check': NoContent;
  'POST /signups/finish': AuthenticateAnswer;
  'PUT /sign-in-policy': SignInPolicy;
  'PUT /signups/:id/email': Signup;
  'GET /sso/administrators': SsoAdministrators;
  'GET /sso/connections': readonly SsoConnectionSummary[];
  'GET /sso/connections/:connectionId': SsoConnection;
  'GET /sso/connections/:connectionId/answers': SsoAnswers;
  'GET /sso/connections/:connectionId/ending': SsoEnding;
  'GET /sso/connections/:connectionId/test/:testId': SsoTest;
  'GET /sso/domains': readonly SsoDomain[];
  'GET /sso/service-urls': NewServiceUrls;
  'GET /staff/signup-domains': readonly SignupDomain[];
  'PUT /sso/connections/:connectionId': SsoConnection;
  'PUT /sso/domains/:domainId': SsoDomain;
  'PUT /staff/signup-domains/:domain': SignupDomain;
  'DELETE /sso/connections/:connectionId': NoContent;
  'DELETE /sso/domains/:domainId': NoContent;
  'DELETE /staff/signup-domains/:domain': NoContent;
  'GET /staff/agreements': readonly Agreement[];
  'GET /terms': Terms;
  'POST /sso/connections': SsoConnection;
  'POST /sso/connections/:connectionId/state': SsoConnection;
  'POST /sso/connections/:connectionId/test': SsoTestBegun;
  'POST /sso/domains': SsoDomain;
  'POST /sso/domains/:domainId/check': SsoDomain;
  'POST /sso/read-provider': ProviderRead;
  'POST /terms/acceptances': NoContent;
  'GET /records': readonly PortalRecord[];
  'GET /credentials/:credentialId/apps': AppsOfClient;
  'GET /credentials/history': readonly ApiCredentialEvent[];
  'GET /credentials/history/export': string;
  'POST /credentials': NewApiCredential;
  'POST /oauth/requests': ConsentRequest;
  'GET /oauth/requests/:requestId': ConsentRequest;
  'POST /oauth/requests/:requestId/decision': ConsentDecision;
  'GET /account/connected-apps': readonly ConnectedApp[];
  'DELETE /account/connected-apps/:grantId': null;
  'POST /credentials/:credentialId/deactivate': ApiCredential;
  'POST /credentials/:credentialId/reveal': RevealedApiCredential;
  'GET /integrations': readonly Integration[];
  'GET /integrations/history': readonly IntegrationEvent[];
  'POST /integrations/:name/disconnect': Integration;
  'GET /customers': readonly Customer[];
  'GET /customers/:customer': Group;
  'GET /customers/:customer/account/:account': Account;
  'GET /customers/:customer/account/:account/contacts': readonly AccountContacts[];
  'DELETE /email-templates/:etid': NoContent;
  'GET /email-templates': readonly EmailTemplate[];
  'GET /email-templates/:etid': EmailTemplate;
  'GET /email-templates/:etid/uses': TemplateUses;
  'GET /email-templates/account/:account': readonly EmailTemplate[];
  'GET /email-templates/defaults': ScopeDefaults;
  'GET /email-templates/senders': TemplateSenders;
  'GET /print-templates': readonly PrintTemplate[];
  'GET /print-templates/:ptid': PrintTemplate;
  'GET /print-templates/:ptid/uses': TemplateUses;
  'GET /print-templates/account/:account': readonly PrintTemplate[];
  'GET /print-templates/defaults': PrintTemplateDefaults;
  'POST /print-templates': PrintTemplate;
  'POST /print-templates/preview': Response;
  'PUT /print-templates/:ptid': PrintTemplate;
  'DELETE /print-templates/:ptid': NoContent;
  'GET /funding': readonly FundingTransaction[];
  'GET /funding/:id': FundingTransactionDetail;
  'GET /funding/:id/receipt': Response;
  'GET /funding/statements/:month': Response;
  'GET /funding/methods': FundingMethods;
  'GET /funding/monthly-totals': MonthlyTotals;
  'GET /funding/pending': PendingFunds;
  'GET /funding/export': unknown;
  'GET /funding/wire-instructions': WireInstructions;
  'GET /funding/wire-instructions/document': Response;
  'POST /funding/wire-deposits': AnnouncedWire;
  'DELETE /funding/wire-deposits/:wire': NoContent;
  'GET /health': Health;
  'GET /idempotency-keys/:key': Attempt;
  'GET /licences': Licences;
  'GET /onboarding': Onboarding;
  'PUT /onboarding': Onboarding;
  'POST /onboarding/submit': OnboardingSubmitted;
  'GET /order-drafts': OrderDrafts;
  'GET /order-drafts/:kind': OrderDraft;
  'GET /portal-links': PortalLinks;
  'GET /salesforce/redirect': HelpRedirect;
  'GET /orderSettings': OrderSettings;
  'GET /orderWhitelist/entries': readonly AllowlistRecipient[];
  'GET /orderWhitelist/export': Response;
  'GET /orderWhitelist/platform': AllowlistOfPlatform;
  'GET /orderWhitelist/template': Response;
  'POST /orderWhitelist': AllowlistOfPlatform;
  'POST /orderWhitelist/check': AllowlistCheck;
  'POST /orderWhitelist/undo': AllowlistOfPlatform;
  'PUT /orderWhitelist': AllowlistOfPlatform;
  'PUT /orderWhitelist/switch': AllowlistOfPlatform;
  'GET /orders': OrderPage;
  'GET /orders/most-sent': MostSent;
  'GET /orders/:referenceOrderId': OrderDetail;
  'GET /orders/:referenceOrderId/receipt': string;
  'POST /orders/:referenceOrderId/receipt': MailedReceipt;
  'GET /orders/:referenceOrderId/lines': OrderLinePage;
  'GET /orders/:referenceOrderId/lines/:lineNumber': OrderLineDetail;
  'GET /orders/:referenceOrderId/lines/:lineNumber/support-cases': readonly SupportCase[];
  'POST /orders/:referenceOrderId/lines/:lineNumber/support-cases': SupportCase;
  'POST /orders/:referenceOrderId/lines/:lineNumber/support-cases/:caseIdentifier/notes': SupportCase;
  'PUT /order-drafts/:kind': OrderDraftSummary;
  'PUT /orders/:referenceOrderId/lines/:lineNumber/support-cases/:caseIdentifier/closed': SupportCase;
  'GET /orders/export': string;
  'GET /orders/:referenceOrderId/failed-lines': string;
  'GET /line-items': LineItemPage;
  'GET /email/deliveryStatusCounts': DeliveryStatusCounts;
  'PATCH /orderSettings': OrderSettings;
  'PATCH /orders/:referenceOrderId/schedule': Schedule;
  'DELETE /orders/:referenceOrderId/schedule': SentNow;
  'PATCH /orders/:referenceOrderId/lines/:lineNumber/schedule': Schedule;
  'DELETE /orders/:referenceOrderId/lines/:lineNumber/schedule': SentNow;
  'POST /orders/:referenceOrderId/cart': ShoppingCart;
  'POST /orders/:referenceOrderId/lines/:lineNumber/resends': Resend;
  'POST /orders/:referenceOrderId/lines/:lineNumber/cancel': RewardActionRecord;
  'POST /orders/:referenceOrderId/lines/:lineNumber/reissue': RewardActionRecord;
  'POST /resend-batches/review': ResendReview;
  'POST /resend-batches': ResendBatch;
  'GET /resend-batches/:batch': ResendBatch;
  'GET /resend-batches/:batch/lines': ResendBatchLines;
  'POST /orders/:referenceOrderId/lines/:lineNumber/credentials': RewardCredentials;
  'POST /orders/:referenceOrderId/lines/:lineNumber/print': Response;
  'GET /line-items/export': string;
  'GET /platforms/:id': Platform;
  'GET /staff/audits': readonly StaffAuditEntry[];
  'GET /staff/audits/actions': readonly string[];
  'GET /staff/audits/export': string;
  'GET /openapi.json': object;
  'GET /staff/records': readonly PortalRecord[];
  'GET /staff/jobs': readonly FailedJob[];
  'GET /staff/waiting-deposits': readonly WaitingDeposit[];
  'GET /staff/system': StaffSystem;
  'PUT /creditCards/:token': CardDetail;
  'PUT /staff/jobs/:queue/:job/retry': NoContent;
  'GET /staff/holds': readonly StaffHold[];
  'GET /staff/holds/:reference': StaffHold;
  'POST /staff/holds/:reference/decision': StaffHold;
  'GET /staff/kyb': readonly KybApplication[];
  'GET /staff/kyb/:platform': KybReview;
  'PUT /staff/kyb/:platform/decision': KybReview;
  'POST /staff/kyb/:platform/tax-id': RevealedTaxId;
  'GET /staff/kyb/:platform/files/:file': Response;
  'GET /onboarding/review': BusinessReview;
  'POST /onboarding/answers': BusinessReview;
  'POST /onboarding/files': ReviewFile;
  'DELETE /onboarding/files/:file': null;
  'GET /staff/platforms': readonly StaffPlatform[];
  'GET /staff/wires': readonly ExpectedWire[];
  'GET /staff/wires/accounts': readonly WireAccount[];
  'POST /staff/wires': ReceivedWire;
  'GET /staff/wire-instructions': readonly StaffWireInstructions[];
  'PUT /staff/wire-instructions/:currency': StaffWireInstructions;
  'DELETE /staff/wire-instructions/:currency': StaffWireInstructions;
  'GET /staff/platforms/:platform/accounts': readonly StaffAccount[];
  'PUT /staff/platforms/:platform/accounts/:account/switches': NoContent;
  'GET /staff/platforms/:platform/treatments': PlatformTreatments;
  'PUT /staff/platforms/:platform/treatments/:feature': PlatformTreatments;
  'PUT /staff/platforms/:platform/help-centre': PlatformTreatments;
  'GET /security/blacklistedDomains': readonly string[];
  'GET /shopping-carts/:cart': ShoppingCart;
  'GET /shopping-carts/active': ShoppingCart | null;
  'DELETE /roles/:roleId': NoContent;
  'DELETE /users/:userId': NoContent;
  'DELETE /users/:userId/sessions': NoContent;
  'GET /roles': readonly Role[];
  'GET /roles/:roleId': RoleRecord;
  'GET /users': readonly TeamUser[];
  'GET /users/:userId': TeamUserRecord;
  'POST /roles': RoleRecord;
  'POST /users': TeamUserRecord;
  'POST /users/:userId/deactivate': TeamUserRecord;
  'POST /users/:userId/invite': NoContent;
  'POST /users/:userId/reactivate': TeamUserRecord;
  'PUT /roles/:roleId': RoleRecord;
  'PUT /users/:userId': TeamUserRecord;
  'DELETE /users/sessions': NoContent;
  'DELETE /users/sessions/:sessionId': NoContent;
  'GET /users/sessionRefresh': SessionWindow;
  'GET /users/sessionStatus': SessionStatus;
  'GET /external/users/createSingleUseToken': SingleUseToken;
  'GET /users/sessions': readonly UserSession[];
  'PATCH /shopping-carts/:cart': ShoppingCart;
  'PATCH /shopping-carts/:cart/line-items/by-identifier/:line': CartLines[number];
  'GET /account/invitation/:token': Invitation;
  'GET /account/reset-password/:token': PasswordLink;
  'POST /account/invitation/ask': NoContent;
  'POST /account/invitation/finish': AuthenticateAnswer;
  'POST /account/change-password': NoContent;
  'POST /account/reset-password/finish': NoContent;
  'POST /account/reset-password/init': NoContent;
  'POST /ach/funding/account/:account/subscription/:bank/request': BankRequest;
  'POST /authenticate': AuthenticateAnswer;
  'POST /authenticate/sso': SsoSignIn;
  'POST /authenticate/sso/finish': AuthenticateAnswer;
  'POST /authenticate/emulate': EmulatedTokens;
  'POST /authenticate/refresh': SessionTokens;
  'POST /authenticate/restore': SessionTokens;
  'POST /authenticate/updateActiveAccount/:customer/:account': SessionTokens;
  'POST /accounts': Account;
  'POST /ach/subscriptions': BankAccount;
  'POST /ach/subscriptions/:identifier/verify': BankAccount;
  'POST /balanceAlerts': BalanceAlert;
  'POST /creditCards': PaymentCard;
  'POST /creditCards/platforms/deposits': CardDeposit;
  'POST /customers': Customer;
  'POST /customers/:customer/account/:account/contacts/:fundingType': AccountContacts;
  'POST /customers/:customer/accounts/:account/status/:status': Account;
  'POST /email-templates': EmailTemplate;
  'POST /email-templates/:etid/test-mails': TestMails;
  'POST /email-templates/preview': MailPreview;
  'POST /email-templates/preview/template': MailPreview;
  'POST /funding/transfer-funds': Transfer;
  'DELETE /mfa/devices/:deviceId': NoContent;
  'DELETE /mfa/methods/:mfaType': NoContent;
  'GET /mfa/devices': readonly MfaDevice[];
  'GET /mfa/methods': MfaMethods;
  'GET /mfa/remembered': AuthenticateAnswer;
  'POST /mfa/methods': MfaSetUp;
  'POST /mfa/methods/confirm': NoContent;
  'PUT /mfa/methods/:mfaType/preferred': NoContent;
  'POST /mfa/phone': MfaChallenge;
  'POST /mfa/resend': MfaChallenge;
  'POST /mfa/verify': SessionTokens;
  'POST /images': HeaderImage;
  'GET /incentives': readonly Incentive[];
  'GET /incentives/:incentiveId': IncentiveDetail;
  'GET /incentives/:incentiveId/completions': readonly IncentiveCompletion[];
  'GET /incentives/:incentiveId/completions/export': Response;
  'POST /incentives': IncentiveDetail;
  'POST /incentives/:incentiveId/check': IncentiveCheck;
  'POST /incentives/:incentiveId/completions/:completionId/retry': IncentiveCompletion;
  'POST /incentives/:incentiveId/test': TestMails;
  'PUT /incentives/:incentiveId': IncentiveDetail;
  'PUT /incentives/:incentiveId/status': IncentiveDetail;
  'POST /orders': PlacedOrder;
  'POST /shopping-carts': ShoppingCart;
  'POST /shopping-carts/:cart/quotes': Quote;
  'POST /shopping-carts/:cart/shipping-fee-estimates': ShippingFeeEstimates;
  'POST /shopping-carts/:cart/update-shipping': ShoppingCart;
  'POST /staff/platforms/:platform/emulation': EmulationToken;
  'POST /users/logout': SignOut;
  'PUT /account': PrincipalUser;
  'PUT /account/default-account': PrincipalUser;
  'PUT /ach/subscriptions/:identifier': BankAccountDetail;
  'PUT /balanceAlerts/:identifier': BalanceAlert;
  'PUT /email-templates/:etid': EmailTemplate;
  'PUT /shopping-carts/:cart/line-items': CartLines;
  'PATCH /shopping-carts/:cart/line-items': ShoppingCart;
  'GET /shopping-carts/:cart/line-items': CartLines;
  'POST /shopping-carts/:cart/line-items/bulk': ShoppingCart;
  'POST /shopping-carts/:cart/line-items/from-upload': ShoppingCart;
  'GET /reports': readonly Report[];
  'GET /reports/:report': ReportDetail;
  'GET /reports/:report/files/:part': Response;
  'GET /reports/legacy': readonly LegacyReport[];
  'GET /reports/legacy/:file/file': Response;
  'GET /reports/unseen': UnseenReports;
  'POST /reports': Report;
  'POST /reports/:report/cancel': Report;
  'POST /reports/:report/retry': Report;
  'POST /reports/count': ReportCount;
  'POST /reports/seen': NoContent;
  'GET /users/files': readonly UserFile[];
  'POST /users/files': UserFile;
  'GET /users/files/:file': UserFile;
  'DELETE /users/files/:file': NoContent;
  'GET /users/files/:file/rows': readonly UserFileRow[];
  'PATCH /users/files/:file/rows': ChangedUserRows;
  'PUT /users/files/:file/moves': UserFile;
  'POST /users/files/:file/confirm': UserFile;
  'GET /users/files/:file/rejects': readonly UserFileRow[];
  'GET /orders/uploads': readonly UploadSummary[];
  'POST /orders/upload/create': Upload;
  'GET /orders/upload/pending-upload': PendingUpload;
  'GET /orders/upload/:upload': Upload;
  'GET /orders/upload/:upload/summary/:currency': OrderSummary;
  'PUT /orders/upload/:upload/values': Upload;
  'PATCH /bulkorder/upload/:upload': Upload;
  'POST /bulkorder/upload/:upload/lines': ChangedUploadLines;
  'PUT /bulkorder/upload/:upload/upload-line/:line': UploadLine;
  'DELETE /bulkorder/upload/:upload/upload-line/:line': null;
  'DELETE /bulkorder/upload/:upload/upload-lines/fulfillment/:type': null;
  'DELETE /orders/upload/:upload': NoContent;
  'PUT /orders/upload/:upload/file': Upload;
  'PUT /orders/upload/:upload/mapping': Upload;
  'GET /orders/upload/:upload/lines': UploadLines;
  'GET /orders/upload/:upload/reward-names': UploadRewardNames;
  'PATCH /orders/upload/:upload/lines': ChangedUploadLines;
  'GET /orders/upload/template/:format': Response;
}

export type Route = keyof ApiResponses;

/** A refusal, whose body proxies and networks may have made: not every field of an error body need be there. */
export interface Refusal {
  readonly status: number;
  readonly body?: Partial<ErrorBody> | null;
}

/** A body, a refusal, or a whole response. */
export type StubResponse<R extends Route> = ApiResponses[R] | Refusal | Response;
