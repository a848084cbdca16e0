import type { FundingType } from '@portal/shared/domain/enumerations';
import type { WireField } from '@portal/shared/domain/funding/wireInstructions';

/** Texts of documents in one language. Placeholders are in single braces. */
export interface PdfTexts {
  readonly pageNumber: string;
  readonly footer: string;
  readonly fact: {
    readonly organisation: string;
    readonly account: string;
    readonly accountNumber: string;
    readonly currency: string;
    readonly purchaseOrderNumber: string;
    readonly transactionId: string;
  };
  readonly receipt: {
    readonly title: string;
    readonly heading: Readonly<Record<FundingType, string>>;
    readonly lead: string;
    readonly number: string;
    readonly time: string;
    readonly source: string;
    readonly depositedBy: string;
    readonly item: string;
    readonly amount: string;
    readonly deposit: string;
    readonly fee: string;
    readonly total: string;
    readonly note: string;
  };
  readonly orderReceipt: {
    readonly heading: string;
    readonly lead: string;
    readonly paidWith: string;
    readonly balance: string;
    readonly orderedBy: string;
    readonly notes: string;
    readonly rewards: string;
    readonly reward: string;
    readonly quantity: string;
    readonly faceValue: string;
    readonly price: string;
    readonly totalIn: string;
    readonly amounts: string;
    readonly fees: string;
    readonly shipping: string;
    readonly cardFee: string;
    readonly total: string;
    readonly refundedToCard: string;
    readonly refundedToBalance: string;
    readonly onHold: string;
  };
  readonly statement: {
    readonly title: string;
    readonly heading: string;
    readonly lead: string;
    readonly transactions: string;
    readonly date: string;
    readonly description: string;
    readonly amount: string;
    readonly balance: string;
    readonly opening: string;
    readonly moneyIn: string;
    readonly moneyOut: string;
    readonly closing: string;
    readonly note: string;
  };
  readonly wire: {
    readonly title: string;
    readonly heading: string;
    readonly lead: string;
    readonly reference: string;
    readonly minimum: string;
    readonly field: Readonly<Record<WireField, string>>;
    readonly notes: readonly string[];
  };
}
