import type { CardBrand } from '@portal/shared/domain/enumerations';

/** The owner of a card or bank account, with the address that the bank knows. */
export interface BillTo {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  /** Code of the state or province; null where the country has none. */
  readonly state: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly emailAddress: string;
}

/** `month` 1-12. */
export interface CardExpiration {
  readonly year: number;
  readonly month: number;
}

/** Number and code pass through memory only: no adapter may store, log or return them. */
export interface NewCard {
  /** Digits only. */
  readonly number: string;
  readonly verificationNumber: string;
  readonly brand: CardBrand;
  readonly expiration: CardExpiration;
  readonly billTo: BillTo;
  readonly reference: string;
}

export interface CardChange {
  readonly token: string;
  readonly expiration: CardExpiration;
  readonly billTo: BillTo;
}

export interface CardCharge {
  readonly token: string;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
  /** Ours, 1-50 letters, digits, `_` and `-`; what `findPayments` asks for. */
  readonly reference: string;
  readonly billTo?: BillTo;
}

/** Money that goes back to the card of a captured charge. */
export interface CardRefund {
  /** The gateway's id of the charge. */
  readonly gatewayId: string;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
  /** Ours, as that of a charge and another than it; what `findPayments` asks for. */
  readonly reference: string;
}

/** `C` checking, `S` savings, `X` checking account of a business. */
export type BankAccountType = 'C' | 'S' | 'X';

export interface NewBankAccount {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
  readonly billTo: BillTo;
  readonly reference: string;
}

/** A stored bank account whose holder or kind has changed. */
export interface BankAccountChange {
  readonly token: string;
  readonly accountType: BankAccountType;
  readonly billTo: BillTo;
}

/** A payment to a stored bank account, in USD. */
export interface BankCredit {
  readonly token: string;
  readonly amountMinor: bigint;
  readonly reference: string;
}

/** A debit that a person confirms on the gateway's page, in USD. */
export interface BankDebit {
  readonly token: string;
  readonly amountMinor: bigint;
  readonly reference: string;
  /** New for each form: the gateway refuses one that it has seen. */
  readonly transactionUuid: string;
  readonly accountType: 'C' | 'X';
  /** Language of the page, such as `en` or `zh-cn`. */
  readonly locale: string;
  /** When the form was made; the gateway takes it for about 15 minutes. */
  readonly signedAt: Date;
  /** The address to which the person's browser posts the reply. */
  readonly receiptUrl: string;
  /** The address to which the gateway's server posts the same reply. */
  readonly backOfficeUrl: string;
}

/** A form that the browser posts to the gateway's page. */
export interface BankForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The request was refused for good; `reasonCode` is text of the gateway's list, `0` when it is not known. */
export interface Refused {
  readonly outcome: 'refused';
  readonly reasonCode: string;
}

/** No answer came: it may have happened, or not. */
export interface Failed {
  readonly outcome: 'failed';
}

export type StoreCardResult =
  | {
      readonly outcome: 'stored';
      readonly token: string;
      /** The same for the same number. */
      readonly instrumentIdentifier: string;
      /** The country in which the card was issued, ISO 3166-1 alpha-2; null when that is not known. */
      readonly issuingCountry: string | null;
    }
  | Refused
  | Failed;

export type StoreBankAccountResult =
  | { readonly outcome: 'stored'; readonly token: string; readonly instrumentIdentifier: string }
  | Refused
  | Failed;

export type ChangeResult = { readonly outcome: 'done' } | Refused | Failed;

/** `unknown`: no answer. The payment may exist; ask `findPayments`, never send it again blindly. */
export type ChargeResult =
  | { readonly outcome: 'captured'; readonly gatewayId: string; readonly reasonCode: string }
  | { readonly outcome: 'pending'; readonly gatewayId: string; readonly reasonCode: string }
  | { readonly outcome: 'declined'; readonly gatewayId: string | null; readonly reasonCode: string }
  | { readonly outcome: 'unknown' };

/** `unknown`: no answer. The refund may exist; ask `findPayments`, never send it again blindly. */
export type RefundResult =
  | { readonly outcome: 'refunded'; readonly gatewayId: string }
  | { readonly outcome: 'declined'; readonly gatewayId: string | null; readonly reasonCode: string }
  | { readonly outcome: 'unknown' };

/** `submitted`: on its way to the bank, which may still return it. */
export type CreditResult =
  | { readonly outcome: 'submitted'; readonly gatewayId: string }
  | { readonly outcome: 'declined'; readonly gatewayId: string | null; readonly reasonCode: string }
  | { readonly outcome: 'unknown' };

/** A payment as the gateway knows it. Bank debits and credits are `pending` until `findBankEvents` tells more. */
export interface FoundPayment {
  readonly gatewayId: string;
  readonly state: 'captured' | 'refunded' | 'pending' | 'declined';
  readonly reasonCode: string;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
  readonly submittedAt: Date;
}

/**
 * `payments` holds every one with the reference, oldest first: two captured ones are a duplicate. The gateway's search
 * lags behind: an empty list proves nothing until some minutes after the request.
 */
export type FindPaymentsResult = { readonly outcome: 'found'; readonly payments: readonly FoundPayment[] } | Failed;

/** Settlement or return of a bank debit or credit. The same event may be told again: key it by all of its fields. */
export interface BankEvent {
  readonly kind: 'settled' | 'returned';
  readonly gatewayId: string;
  readonly reference: string;
  /** Return code of the bank (Nacha); null when it settled, or when the bank gave none. */
  readonly returnCode: string | null;
  readonly amountMinor: bigint;
  readonly at: Date;
}

export type FindBankEventsResult = { readonly outcome: 'found'; readonly events: readonly BankEvent[] } | Failed;

export type ReplyDecision = 'ACCEPT' | 'REVIEW' | 'DECLINE' | 'ERROR' | 'CANCEL';

/** A reply whose signature holds. Compare uuid, reference and amount with what was stored before believing it. */
export interface GatewayReply {
  readonly decision: ReplyDecision;
  readonly reasonCode: string | null;
  readonly transactionId: string | null;
  readonly transactionUuid: string;
  readonly referenceNumber: string;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
  readonly transactionType: string;
}

/** Port to the payment gateway. Nothing here rejects: failures are results too. */
export interface PaymentGateway {
  /** Checks the card with its bank and keeps it at the gateway. */
  storeCard(card: NewCard): Promise<StoreCardResult>;
  updateCard(change: CardChange): Promise<ChangeResult>;
  /** Also `done` when the gateway no longer knows the token. */
  removeCard(token: string): Promise<ChangeResult>;
  /** Authorises and captures in one step. */
  chargeCard(charge: CardCharge): Promise<ChargeResult>;
  /** Returns a part of a captured charge, or all of it, to its card. */
  refundCard(refund: CardRefund): Promise<RefundResult>;
  findPayments(reference: string): Promise<FindPaymentsResult>;
  storeBankAccount(account: NewBankAccount): Promise<StoreBankAccountResult>;
  updateBankAccount(change: BankAccountChange): Promise<ChangeResult>;
  creditBankAccount(credit: BankCredit): Promise<CreditResult>;
  bankForm(debit: BankDebit): BankForm;
  /** Null when the reply is not the gateway's own, whole and unchanged. */
  readReply(fields: Iterable<readonly [name: string, value: string]>): GatewayReply | null;
  /** Events of the day of `since` (UTC) and later. */
  findBankEvents(since: Date): Promise<FindBankEventsResult>;
}
