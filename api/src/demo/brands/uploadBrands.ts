import type { DemoBrand } from '../DemoBrand.ts';
import { brand, BULK, choice, fixed, LINK, MAILED, range, soldOut, TEXTED } from '../demoItems.ts';

/** Brands referenced by the sample upload files; their limits and kinds must not change. */
export const UPLOAD_BRANDS: readonly DemoBrand[] = [
  brand(
    {
      key: 'B10001',
      name: 'Meadow',
      countries: ['US', 'CA', 'GB', 'DE', 'FR', 'AU'],
      categories: ['Choice', 'Everyday'],
      description:
        'One link, more than two hundred shops. Whoever receives a Meadow link decides where the money goes, and may split it.',
      terms:
        'The link opens once its security code is entered. Amounts that are left stay on the link until it expires. Cannot be sold or exchanged for cash.',
    },
    [
      range('U100001', 'Meadow Reward Link', 'USD', [1, 2000], { ...LINK, ...TEXTED }),
      range('U200001', 'Meadow Reward Link, printed', 'USD', [5, 1000], {
        ...MAILED,
        ...LINK,
        isPrintable: true,
        isSchedulable: false,
      }),
    ],
  ),
  brand(
    {
      key: 'B10002',
      name: 'Harbour Books',
      countries: ['US'],
      categories: ['Books', 'Home and family'],
      description:
        'Independent bookshops along the coast, and an online shelf that knows what the bookseller would recommend.',
      terms:
        'Valid in every Harbour Books shop and online. Not for magazine subscriptions. No cash back except where the law asks for it.',
    },
    [
      range('U100002', 'Harbour Books eGift', 'USD', [5, 500], { isWhole: true }),
      range('U200002', 'Harbour Books Card', 'USD', [10, 500], { ...MAILED, isWhole: true }),
      range('U300001', 'Harbour Books Card, bulk', 'USD', [5, 500], { ...BULK, isWhole: true }),
    ],
  ),
  brand(
    {
      key: 'B10003',
      name: 'Corner Coffee',
      countries: ['US'],
      categories: ['Food and drink'],
      description: 'The neighborhood roaster: flat whites, filter of the week and cinnamon buns that are gone by ten.',
      terms:
        'Good for drinks, food and beans. Not for subscriptions or delivery apps. Several cards may be used on one bill.',
    },
    [
      fixed('U100003', 'Corner Coffee eGift 10', 'USD', 10, TEXTED),
      fixed('U100004', 'Corner Coffee eGift 25', 'USD', 25),
      choice('U400003', 'Corner Coffee eGift, your choice', 'USD', [5, 15, 50], TEXTED),
      fixed('U200003', 'Corner Coffee Card 25', 'USD', 25, MAILED),
      fixed('U300002', 'Corner Coffee Card 20, bulk', 'USD', 20, BULK),
    ],
  ),
  brand(
    {
      key: 'B10004',
      name: 'Maple Market',
      countries: ['CA'],
      categories: ['Groceries', 'Everyday'],
      description:
        'Groceries from Canadian farms, from Halifax to Victoria: vegetables, cheese, bread and an unreasonable choice of syrup.',
      terms: 'Valid in Maple Market shops in Canada and for delivery orders. Not for lottery, stamps or gift cards.',
    },
    [range('U100005', 'Maple Market eGift', 'CAD', [10, 250], TEXTED)],
  ),
  brand(
    {
      key: 'B10005',
      name: 'Lindenhof',
      countries: ['DE', 'FR', 'NL'],
      categories: ['Home and family', 'Department store'],
      description:
        'A department store of the good old kind: pens, pans, linen and a café on the top floor with a view of the square.',
      terms:
        'Valid for three years in all Lindenhof houses and online. May be used in parts; the rest stays on the card.',
    },
    [
      range('U100006', 'Lindenhof eGift', 'EUR', [5, 150], { isWhole: true }),
      fixed('U100007', 'Lindenhof eGift 15.50', 'EUR', 15.5),
    ],
  ),
  brand(
    {
      key: 'B10006',
      name: 'Sakura Denki',
      countries: ['JP'],
      categories: ['Electronics'],
      description:
        'Cameras, rice cookers and everything with a plug, explained with patience on six floors in Akihabara.',
      terms:
        'Valid in Japan, in shops and online. Cannot be used for prepaid cards or repairs. Amounts include consumption tax.',
    },
    [
      range('U100008', 'Sakura Denki eGift', 'JPY', [500, 50_000], { isWhole: true }),
      fixed('U100009', 'Sakura Denki eGift 1000', 'JPY', 1000),
    ],
  ),
  brand(
    {
      key: 'B10007',
      name: 'Retired Records',
      countries: ['US'],
      categories: ['Music'],
      description: 'Second-hand vinyl, cleaned, graded and played once before it is sold.',
      terms: 'For records and turntables. Gifts issued before the pause stay valid until their date.',
      service: 'UNAVAILABLE',
    },
    [range('U100010', 'Retired Records eGift', 'USD', [5, 100], soldOut(41))],
  ),
];
