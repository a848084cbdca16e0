import type { Language } from '@portal/shared/domain/enumerations';
import { fundingFileTexts } from './fundingFileTexts.ts';
import { orderFileTexts } from './orderFileTexts.ts';

interface BalanceTexts {
  readonly day: string;
  readonly balance: string;
}

const TEXTS: Readonly<Record<Language, BalanceTexts>> = {
  en: { day: 'End of', balance: 'Balance' },
  es: { day: 'Al cierre del', balance: 'Saldo' },
  fr: { day: 'À la fin du', balance: 'Solde' },
  ja: { day: '締め日', balance: '残高' },
  'zh-CN': { day: '截至日终', balance: '余额' },
};

/** Headings of a file of balances in a language. */
export function balanceFileTexts(language: Language) {
  const { accountName, accountNumber, accountIdentifier, currency } = fundingFileTexts(language, 'UTC').headings;
  const { group } = orderFileTexts(language, 'UTC').headings;
  return { ...TEXTS[language], accountName, accountNumber, group, accountIdentifier, currency };
}
