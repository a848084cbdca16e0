import type { DemoBrand } from '../DemoBrand.ts';
import { brand, choice, fixed, LINK, MAILED, range, soldOut, TEXTED } from '../demoItems.ts';

export const ASIA_PACIFIC_BRANDS: readonly DemoBrand[] = [
  brand(
    {
      key: 'B40001',
      name: '青葉書房',
      countries: ['JP'],
      language: 'ja',
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
      language: 'ja',
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
      language: 'ja',
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
      language: 'ja',
      categories: ['Choice'],
      description: '受け取った人が使うお店を選べるデジタルギフトです。',
      terms: '引き換え後の取り消しはできません。残高は期限まで有効です。',
    },
    [
      range('U400306', 'Hanabi ギフトリンク', 'JPY', [100, 100_000], {
        ...LINK,
        ...TEXTED,
        isWhole: true,
        instructions:
          '引き換え用のアドレスを開き、セキュリティコードを入力して、お使いになるお店を選んでください。何度でも分けて使えます。',
      }),
    ],
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
  brand(
    {
      key: 'B40007',
      name: '木漏れ日カフェ',
      countries: ['JP'],
      language: 'ja',
      categories: ['Food and drink'],
      description: '深煎りのコーヒーと季節の焼き菓子。午後の光がきれいな窓際の席が自慢です。',
      terms: '全店舗の飲食とコーヒー豆に利用できます。残高は期限まで有効です。',
    },
    [choice('U400310', '木漏れ日カフェ eギフト', 'JPY', [500, 1000, 3000], TEXTED)],
  ),
  brand(
    {
      key: 'B40008',
      name: 'みなと百貨店',
      countries: ['JP'],
      language: 'ja',
      categories: ['Department store', 'Fashion'],
      description: '港町の百貨店。地下の食料品から屋上の庭園まで、一日ゆっくり過ごせます。',
      terms: '館内の売り場とオンラインストアで利用できます。配送料、修理代には使えません。',
    },
    [
      range('U400311', 'みなと百貨店 eギフト', 'JPY', [1000, 100_000], {
        isWhole: true,
      }),
      fixed('U400312', 'みなと百貨店 ギフトカード 5000', 'JPY', 5000, MAILED),
    ],
  ),
  brand(
    {
      key: 'B40009',
      name: 'そらまめ食堂',
      countries: ['JP'],
      language: 'ja',
      categories: ['Restaurants', 'Food and drink'],
      description: '土鍋で炊いたごはんと、その日の市場で選んだおかず。ひとりでも家族でも。',
      terms: '店内の飲食に利用できます。税込みの金額から差し引きます。現金への交換はできません。',
    },
    [choice('U400313', 'そらまめ食堂 お食事券', 'JPY', [2000, 4000, 8000])],
  ),
  brand(
    {
      key: 'B40010',
      name: 'ひだまりの湯',
      countries: ['JP'],
      language: 'ja',
      categories: ['Wellness', 'Travel'],
      description: '山あいの小さな温泉。露天風呂と岩盤浴、湯上がりには冷たい牛乳をどうぞ。',
      terms: '入浴と施術に利用できます。施術は前日までにご予約ください。',
    },
    [
      fixed('U400314', 'ひだまりの湯 一日券', 'JPY', 2800, {
        validityDays: 180,
        feeMillionths: 10_000n,
      }),
    ],
  ),
];
