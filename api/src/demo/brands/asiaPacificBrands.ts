import type { DemoBrand } from '../DemoBrand.ts';
import { brand, choice, fixed, LINK, range, soldOut, TEXTED } from '../demoItems.ts';

export const ASIA_PACIFIC_BRANDS: readonly DemoBrand[] = [
  brand(
    {
      key: 'B40001',
      name: '青葉書房',
      countries: ['JP'],
      categories: ['Books'],
      description: '街の本屋。雑誌から専門書まで、店員の手書きの推薦文が棚に並びます。',
      terms: '全国の店舗とオンラインで利用できます。図書カードの購入には使えません。',
    },
    [
      range('U400301', '青葉書房 eギフト', 'JPY', [500, 30_000], { isWhole: true }),
      fixed('U400302', '青葉書房 eギフト 3000', 'JPY', 3000),
    ],
  ),
  brand(
    {
      key: 'B40002',
      name: 'Kumo Travel',
      countries: ['JP', 'AU'],
      categories: ['Travel'],
      description: '温泉宿と夜行列車。急がない旅のための予約サイトです。',
      terms: '宿泊と鉄道の予約に利用できます。取り消し料は規約によります。',
    },
    [
      choice('U400303', 'Kumo Travel eギフト', 'JPY', [5000, 10_000, 30_000]),
      range('U400304', 'Kumo Travel eGift Australia', 'AUD', [50, 1000]),
    ],
  ),
  brand(
    {
      key: 'B40003',
      name: 'Umi Sushi',
      countries: ['JP'],
      categories: ['Restaurants', 'Food and drink'],
      description: '朝に港で選び、昼に握る。カウンター九席の寿司店です。',
      terms: '店内の飲食に利用できます。予約をおすすめします。',
    },
    [fixed('U400305', 'Umi Sushi 昼の握り', 'JPY', 4500, TEXTED)],
  ),
  brand(
    {
      key: 'B40004',
      name: 'Hanabi Denshi Link',
      countries: ['JP'],
      categories: ['Choice'],
      description: '受け取った人が使うお店を選べるデジタルギフトです。',
      terms: '引き換え後の取り消しはできません。残高は期限まで有効です。',
    },
    [range('U400306', 'Hanabi ギフトリンク', 'JPY', [100, 100_000], { ...LINK, ...TEXTED, isWhole: true })],
  ),
  brand(
    {
      key: 'B40005',
      name: 'Kiwi Loop',
      countries: ['AU'],
      categories: ['Fashion'],
      description: 'Merino basics, knitted in small runs and mended for free.',
      terms: 'Valid online and in shops in Australia. Mending is free for five years.',
    },
    [range('U400307', 'Kiwi Loop eGift', 'AUD', [20, 500])],
  ),
  brand(
    {
      key: 'B40006',
      name: 'Banksia Pantry',
      countries: ['AU'],
      categories: ['Groceries'],
      description: 'Boxes from farms within a day’s drive, packed on Wednesdays.',
      terms: 'For boxes and the farm shop. Delivery in Victoria and New South Wales.',
    },
    [
      choice('U400308', 'Banksia Pantry eGift', 'AUD', [30, 60, 120]),
      fixed('U400309', 'Banksia Pantry honey box', 'AUD', 45, soldOut(3)),
    ],
  ),
];
