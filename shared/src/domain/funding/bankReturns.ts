/**
 * The effects of a return of a bank debit, by the code of the bank (return reason codes of the Nacha Operating Rules). `RETRY`:
 * the same account may be used again; `REENTER`: its details are wrong; `DISABLE`: it may not be debited; `WATCH`: the debit
 * was not authorised, the funded account is frozen and watched.
 */
const EFFECTS = {
  RETRY: 'R01 R06 R08 R09 R11 R23',
  REENTER: 'R03 R04 R12 R13 R17 R20',
  DISABLE: 'R02 R05 R07 R16',
  WATCH: 'R10 R29',
} as const;

export type BankReturnEffect = keyof typeof EFFECTS;

const isEffect = (name: string): name is BankReturnEffect => name in EFFECTS;

const BY_CODE: ReadonlyMap<string, BankReturnEffect> = new Map(
  Object.entries(EFFECTS).flatMap(([effect, codes]) =>
    isEffect(effect) ? codes.split(' ').map((code): [string, BankReturnEffect] => [code, effect]) : [],
  ),
);

/** The codes that have a text of their own. */
export const BANK_RETURN_CODES: readonly string[] = [...BY_CODE.keys()].sort();

/** Returns the effect of a return. One whose code is not known, or that has none, disables nothing by itself. */
export const bankReturnEffect = (code: string | null): BankReturnEffect => BY_CODE.get(code ?? '') ?? 'RETRY';

/** Key of a return's text, which says what happened and what to do next. */
export const bankReturnKey = (code: string | null): string =>
  `error.bankReturn.${code !== null && BY_CODE.has(code) ? code : 'other'}`;
