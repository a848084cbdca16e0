import type { CatalogCollection } from '@portal/shared/contract/catalog';

/** Products of the demo catalogue whose terms are shown before they are ordered. */
export const DEMO_DIALOG_PRODUCTS: readonly string[] = ['U400110'];

/** Collections of the demo catalogue, shown where an operator configures none. */
export const DEMO_COLLECTIONS: readonly CatalogCollection[] = [
  {
    id: 'thanks',
    name: { en: 'Say thank you', es: 'Dar las gracias', fr: 'Dire merci', ja: '感謝を伝える', 'zh-CN': '表达感谢' },
    utids: ['U400110', 'U400101', 'U400109', 'U400203', 'U400211', 'U400302', 'U400303'],
  },
  {
    id: 'coffee',
    name: {
      en: 'Coffee for the team',
      es: 'Café para el equipo',
      fr: 'Café pour l’équipe',
      ja: 'チームにコーヒーを',
      'zh-CN': '请团队喝咖啡',
    },
    utids: ['U400003', 'U400107', 'U400108', 'U400113', 'U400215', 'U400310'],
  },
  {
    id: 'out-and-about',
    name: { en: 'Out and about', es: 'Al aire libre', fr: 'Prendre l’air', ja: 'おでかけ', 'zh-CN': '走出家门' },
    utids: ['U400105', 'U400114', 'U400103', 'U400201', 'U400216', 'U400212'],
  },
];
