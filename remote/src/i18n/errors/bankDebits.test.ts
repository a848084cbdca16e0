import { gatewayReasonKey } from '@portal/shared/domain/funding/gatewayReasons';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import zh from './locales/zh-CN.json';

const LIMITS = '402.051 404.011 422.036 422.037 422.039 422.052 429.002 429.003 429.004 429.005'.split(' ');
const CODES = [...Array.from({ length: 700 }, (_, index) => String(index + 100)), ...LIMITS];

test.each<[string, { error: object }, RegExp]>([
  ['en', en, /\bcards?\b|security code/i],
  ['es', es, /tarjeta/i],
  ['fr', fr, /\bcartes?\b/i],
  ['ja', ja, /カード/],
  ['zh-CN', zh, /卡/],
])('whatever a bank says of a debit, the text in %s speaks of no card', (_language, { error }, card) => {
  const texts = new Map<string, Record<string, string>>(Object.entries(error));
  const said = new Set(CODES.map((code) => gatewayReasonKey(code, 'BANK')));
  const spoken = [...said].map((key) => {
    const [, group = '', reason = ''] = key.split('.');
    return texts.get(group)?.[reason] ?? key;
  });
  expect(spoken.filter((text) => card.test(text) || text.startsWith('error.'))).toEqual([]);
});
