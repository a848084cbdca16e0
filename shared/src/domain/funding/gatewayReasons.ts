/**
 * The reasons that people are told for a payment that the gateway did not make, by its reason codes (CyberSource reply codes
 * 100-703) and the processor's limit errors (`status.number`). New codes may appear at any time: whatever is not listed is
 * UNEXPECTED.
 */
const CODES = {
  DETAILS: '101 102',
  ALREADY_SENT: '104 105',
  PARTIAL: '110',
  SERVICE: '150 236 490',
  NO_ANSWER: '151 152 250',
  ADDRESS: '200 450 451 452 453 454 455 456 457 458 459 460 461',
  CONTACT_BANK: '201',
  EXPIRED: '202',
  DECLINED: '203 220 233 248 491 402.051',
  FUNDS: '204',
  REFUSED: '205 221 234 400 481 700 701 702 703',
  BANK_UNREACHABLE: '207',
  NOT_ONLINE: '208',
  CODE: '209 211 230',
  CARD_LIMIT: '210',
  FROZEN: '222',
  NUMBER: '231',
  BRAND: '232 240',
  TOO_HIGH: '235',
  OUT_OF_RANGE: '422.052',
  FUNDING_LIMIT: '429.002 429.004 429.005',
  TOO_NEW: '429.003',
  NOT_REGISTERED: '422.036',
  MISMATCH: '422.037',
  NOT_SET_UP: '422.039',
  BANK_DETAILS: '244',
  TOO_OFTEN: '251',
  COUNTRY: '255',
  CONFIRM: '475 478',
  NOT_CONFIRMED: '476',
  REVIEW: '480 520',
  NOT_FOUND: '404.011',
} as const;

/** Why a payment was not made, in words that have a text. */
export type GatewayReason = keyof typeof CODES | 'UNEXPECTED';

const isReason = (name: string): name is keyof typeof CODES => name in CODES;

const REASONS: ReadonlyMap<string, GatewayReason> = new Map(
  Object.entries(CODES).flatMap(([reason, codes]) =>
    isReason(reason) ? codes.split(' ').map((code): [string, GatewayReason] => [code, reason]) : [],
  ),
);

/** Every reason, for the texts. */
export const GATEWAY_REASONS: readonly GatewayReason[] = [...new Set(REASONS.values()), 'UNEXPECTED'];

/** The reason of a code. */
export const gatewayReasonOf = (code: string | null): GatewayReason => REASONS.get(code ?? '') ?? 'UNEXPECTED';

/** Reasons whose text is about a card, each with the one that a bank account has instead. */
const OF_BANK = {
  PARTIAL: 'PARTIAL',
  ADDRESS: 'DETAILS',
  CONTACT_BANK: 'CONTACT_BANK',
  EXPIRED: 'DECLINED',
  DECLINED: 'DECLINED',
  FUNDS: 'FUNDS',
  REFUSED: 'REFUSED',
  BANK_UNREACHABLE: 'UNREACHABLE',
  NOT_ONLINE: 'KIND',
  CODE: 'DECLINED',
  CARD_LIMIT: 'DECLINED',
  NUMBER: 'DETAILS',
  BRAND: 'KIND',
  TOO_HIGH: 'AMOUNT',
  OUT_OF_RANGE: 'AMOUNT',
  TOO_NEW: 'DECLINED',
  NOT_REGISTERED: 'DETAILS',
  MISMATCH: 'DETAILS',
  NOT_SET_UP: 'NOT_SET_UP',
  BANK_DETAILS: 'DETAILS',
  COUNTRY: 'REFUSED',
  CONFIRM: 'DECLINED',
  NOT_CONFIRMED: 'DECLINED',
} as const satisfies Partial<Record<GatewayReason, string>>;

type OfBank = keyof typeof OF_BANK;
const isOfBank = (reason: GatewayReason): reason is OfBank => reason in OF_BANK;

type GatewayReasonKey = `error.gateway.${GatewayReason}` | `error.bankDebit.${(typeof OF_BANK)[OfBank]}`;

/** Key of a reason's text, which says what happened to a payment by card or from a bank account, and what to do next. */
export function gatewayReasonKey(code: string | null, source: 'CARD' | 'BANK'): GatewayReasonKey {
  const reason = gatewayReasonOf(code);
  return source === 'BANK' && isOfBank(reason) ? `error.bankDebit.${OF_BANK[reason]}` : `error.gateway.${reason}`;
}
