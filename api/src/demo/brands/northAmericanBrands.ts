import type { DemoBrand } from '../DemoBrand.ts';
import { brand, BULK, choice, fixed, MAILED, range, soldOut, TEXTED } from '../demoItems.ts';

export const NORTH_AMERICAN_BRANDS: readonly DemoBrand[] = [
  brand(
    {
      key: 'B20001',
      name: 'Juniper & Thyme',
      countries: ['US'],
      categories: ['Food and drink', 'Restaurants'],
      description:
        'Seasonal kitchens with open fires in eleven cities. The tasting menu changes on the first of each month.',
      terms: 'For food and drink, gratuities excluded. Book as usual; the card is asked for with the bill.',
    },
    [
      range('U400101', 'Juniper & Thyme eGift', 'USD', [25, 400]),
      fixed('U400102', 'Juniper & Thyme dinner for two', 'USD', 150, { feeMillionths: 15_000n }),
    ],
  ),
  brand(
    {
      key: 'B20002',
      name: 'Northlight Cinemas',
      countries: ['US', 'CA'],
      categories: ['Entertainment'],
      description: 'Small houses, large screens and popcorn made with real butter. Late shows on Fridays.',
      terms: 'For tickets and the snack bar. Special events may cost more; pay the difference at the desk.',
    },
    [
      choice('U400103', 'Northlight Cinemas eGift', 'USD', [15, 30, 60], TEXTED),
      range('U400104', 'Northlight Cinemas eGift Canada', 'CAD', [15, 200]),
    ],
  ),
  brand(
    {
      key: 'B20003',
      name: 'Kestrel Outfitters',
      countries: ['US'],
      categories: ['Sports', 'Outdoors'],
      description:
        'Boots that are resoled for life, tents that keep what they promise, and people who have slept in both.',
      terms: 'Valid in shops and online. Workshop services included. No expiry.',
    },
    [
      range('U400105', 'Kestrel Outfitters eGift', 'USD', [10, 1000], { validityDays: null }),
      range('U400106', 'Kestrel Outfitters Card', 'USD', [25, 500], { ...MAILED, isWhole: true }),
    ],
  ),
  brand(
    {
      key: 'B20004',
      name: 'Old Mill Bakery',
      countries: ['US'],
      categories: ['Food and drink'],
      description: 'Sourdough since before it was fashionable. The rye sells out first.',
      terms: 'For everything in the shop. Cakes to order need two days.',
    },
    [fixed('U400107', 'Old Mill Bakery eGift 15', 'USD', 15), fixed('U400108', 'Old Mill Bakery eGift 30', 'USD', 30)],
  ),
  brand(
    {
      key: 'B20005',
      name: 'Lumen Home',
      countries: ['US', 'CA'],
      categories: ['Home and family'],
      description: 'Lamps, shades and dimmers that make an evening last longer.',
      terms: 'Valid online and in showrooms. Installation is charged apart.',
      service: 'DEGRADED',
    },
    [range('U400109', 'Lumen Home eGift', 'USD', [20, 750], { availability: 'LOW_STOCK' })],
  ),
  brand(
    {
      key: 'B20006',
      name: 'Tidewater Spa',
      countries: ['US'],
      categories: ['Wellness'],
      description: 'Salt rooms, warm stones and an hour in which nobody can reach you.',
      terms: 'By appointment. Cancel at least 24 hours before, else the amount counts as used.',
    },
    [choice('U400110', 'Tidewater Spa eGift', 'USD', [75, 120, 240], { feeMillionths: 20_000n })],
  ),
  brand(
    {
      key: 'B20007',
      name: 'Paper Lantern Toys',
      countries: ['US'],
      categories: ['Children', 'Home and family'],
      description: 'Wooden trains, kites and puzzles that grown-ups finish after bedtime.',
      terms: 'For toys and books. Not for party bookings.',
    },
    [
      range('U400111', 'Paper Lantern Toys eGift', 'USD', [10, 200], { isWhole: true }),
      fixed('U400112', 'Paper Lantern Toys Card 50, bulk', 'USD', 50, BULK),
    ],
  ),
  brand(
    {
      key: 'B20008',
      name: 'Copper Kettle Supply',
      countries: ['US'],
      categories: ['Home and family'],
      description: 'Kitchen tools for people who cook on weekdays.',
      terms: 'Valid online. Free returns within 60 days; the amount goes back to the card.',
      service: 'DEPRECATED',
    },
    [range('U400113', 'Copper Kettle Supply eGift', 'USD', [15, 300])],
  ),
  brand(
    {
      key: 'B20009',
      name: 'Wheelhouse Rides',
      countries: ['US', 'CA', 'MX'],
      categories: ['Travel'],
      description: 'City bikes and scooters at every second corner, by the minute or by the month.',
      terms: 'The amount is added to the rider’s wallet in the app. Damage and fines are not covered.',
    },
    [
      choice('U400114', 'Wheelhouse Rides eGift', 'USD', [10, 20, 40], { ...TEXTED, credentials: ['CARD_CODE'] }),
      fixed('U400115', 'Wheelhouse Rides México 200', 'MXN', 200, { credentials: ['CARD_CODE'] }),
    ],
  ),
  brand(
    {
      key: 'B20010',
      name: 'Boreal Hardware',
      countries: ['CA'],
      categories: ['Home and family'],
      description: 'Everything for the cabin: screws by the pound, snow shovels, advice without a smirk.',
      terms: 'Valid in all shops in Canada. Not for propane exchange.',
    },
    [range('U400116', 'Boreal Hardware eGift', 'CAD', [10, 500], { isWhole: true })],
  ),
  brand(
    {
      key: 'B20011',
      name: 'Petit Marché des Halles',
      countries: ['CA'],
      language: 'fr',
      categories: ['Groceries', 'Food and drink'],
      description: 'Un marché couvert à Montréal: fromages, huîtres et le meilleur pain du quartier.',
      terms: 'Valable chez tous les marchands du marché. Le solde reste sur la carte.',
    },
    [choice('U400117', 'Petit Marché eGift', 'CAD', [25, 50, 100])],
  ),
  brand(
    {
      key: 'B20012',
      name: 'Casa Amarela',
      countries: ['MX'],
      language: 'es',
      categories: ['Home and family'],
      description: 'Barro, vidrio soplado y textiles de talleres de Oaxaca y Jalisco.',
      terms: 'Válido en tiendas de México y en línea. No incluye envío.',
    },
    [range('U400118', 'Casa Amarela eGift', 'MXN', [200, 5000], { isWhole: true })],
  ),
  brand(
    {
      key: 'B20013',
      name: 'Cine Jacaranda',
      countries: ['MX'],
      language: 'es',
      categories: ['Entertainment'],
      description: 'Cine de barrio con programa de festival y palomitas con chile.',
      terms: 'Para boletos y dulcería, de lunes a domingo.',
    },
    [
      fixed('U400119', 'Cine Jacaranda 150', 'MXN', 150),
      fixed('U400120', 'Cine Jacaranda 300', 'MXN', 300, soldOut(6)),
    ],
  ),
];
