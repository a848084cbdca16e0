import type { Random } from '../harness/random.ts';
import type { Confidence } from './bankShop.ts';

export type BankWord = 'settle' | 'return';

/** One deposit by bank, and when the server is killed during it. */
export interface BankKillPlan {
  /** Decimal text; its cents tell the sandbox whether to accept, decline or review it. */
  readonly amount: string;
  readonly confidence: Confidence;
  readonly action: 'pay' | 'cancel';
  /** False: the browser is closed before it takes the reply back to the portal. */
  readonly isDelivered: boolean;
  /** Fault of the reply to the portal's server, as the sandbox names it. */
  readonly fault: 'missingCallback' | 'duplicateCallback' | null;
  /** True: the money of the account is spent before the bank tells anything. */
  readonly isSpent: boolean;
  /** The words of the bank while the server runs. */
  readonly bank: readonly BankWord[];
  readonly returnCode: string;
  readonly where: { readonly failAt: string } | { readonly afterMs: number };
}

/** Codes that leave the bank account alone, disable it, and freeze the funded account. */
const RETURN_CODES = ['R01', 'R02', 'R10'] as const;
/** The time of a deposit up to its reply, and up to what the bank tells, which the server reads every five seconds. */
const REPLY_MS = 600;
const BANK_MS = 6_500;
const FAULTS = ['missingCallback', 'duplicateCallback', null, null] as const;

/** Seven in ten at a named step that the deposit will pass, the others at any time. */
export function planBankKill(random: Random, number: number): BankKillPlan {
  const dollars = 100 + number;
  const passing = {
    amount: `${dollars}.00`,
    confidence: random.pick(['NEW', 'TRUSTED'] as const),
    action: 'pay',
    isDelivered: true,
    fault: random.pick(FAULTS),
    isSpent: random.chance(0.25),
    bank: [],
    returnCode: random.pick(RETURN_CODES),
  } as const;
  switch (random.pick(['asked', 'submitted', 'credited', 'settled', 'returned', 'returned', 'any', 'any', 'any'])) {
    case 'asked':
      return { ...passing, where: { failAt: random.pick(['key-taken', 'key-committed']) } };
    case 'submitted':
      return { ...passing, where: { failAt: 'bank-submitted' } };
    case 'credited':
      return { ...passing, confidence: 'TRUSTED', where: { failAt: 'bank-credited' } };
    case 'settled':
      return { ...passing, confidence: 'NEW', bank: ['settle'], where: { failAt: 'bank-credited' } };
    case 'returned':
      return { ...passing, bank: random.pick(RETURNS), where: { failAt: 'bank-returned' } };
    default: {
      const bank = random.pick(WORDS);
      return {
        ...passing,
        amount: `${dollars}.${random.pick(['00', '00', '00', '51', '11'])}`,
        action: bank.length === 0 && random.chance(0.3) ? 'cancel' : 'pay',
        isDelivered: random.chance(0.7),
        bank,
        where: { afterMs: bank.length > 0 ? random.integer(0, BANK_MS) : random.logUniform(1, REPLY_MS) },
      };
    }
  }
}

const RETURNS: readonly (readonly BankWord[])[] = [['return'], ['settle', 'return']];
const WORDS: readonly (readonly BankWord[])[] = [[], [], ['settle'], ...RETURNS];
