import type { DemoBrand } from '../DemoBrand.ts';
import { brand, choice, fixed, MAILED, range, soldOut, TEXTED } from '../demoItems.ts';

export const EUROPEAN_BRANDS: readonly DemoBrand[] = [
  brand(
    {
      key: 'B30001',
      name: 'Fjord & Fell',
      countries: ['GB'],
      categories: ['Outdoors', 'Sports'],
      description: 'Waterproofs tested where they are needed: sideways, in the Lake District, in February.',
      terms: 'Valid in UK shops and online. Repairs are free for the first two years.',
    },
    [
      range('U400201', 'Fjord & Fell eGift', 'GBP', [10, 500]),
      fixed('U400202', 'Fjord & Fell Card 50', 'GBP', 50, MAILED),
    ],
  ),
  brand(
    {
      key: 'B30002',
      name: 'Marlow & Sons Tea',
      countries: ['GB'],
      categories: ['Food and drink'],
      description: 'Loose leaf, blended in Bristol since 1911. The breakfast blend wakes a street.',
      terms: 'Valid online and in the four shops. Subscriptions may be paid with it.',
    },
    [choice('U400203', 'Marlow & Sons Tea eGift', 'GBP', [10, 20, 40])],
  ),
  brand(
    {
      key: 'B30003',
      name: 'Foyle Street Theatre',
      countries: ['GB'],
      categories: ['Entertainment'],
      description:
        'New plays in an old warehouse, two hundred seats and a bar that stays open for the argument afterwards.',
      terms: 'For tickets of all houses. Seats are booked by code.',
      service: 'DEGRADED',
    },
    [range('U400204', 'Foyle Street Theatre eGift', 'GBP', [15, 250], { credentials: ['CARD_CODE', 'PIN'] })],
  ),
  brand(
    {
      key: 'B30004',
      name: 'Bergfalke Outdoor',
      countries: ['DE', 'CH'],
      language: 'de',
      categories: ['Outdoors', 'Sports'],
      description: 'Seile, Schuhe und Rucksäcke für Leute, die früh aufstehen. Mit eigener Werkstatt.',
      terms: 'Gültig in allen Filialen und im Netz. Restbeträge bleiben erhalten. Keine Barauszahlung.',
    },
    [
      range('U400205', 'Bergfalke Gutschein', 'EUR', [10, 500]),
      range('U400206', 'Bergfalke Gutschein Schweiz', 'CHF', [10, 500]),
    ],
  ),
  brand(
    {
      key: 'B30005',
      name: 'Blattwerk Garten',
      countries: ['DE'],
      language: 'de',
      categories: ['Home and family'],
      description: 'Stauden, Saatgut und Werkzeug, das man vererbt.',
      terms: 'Gültig in Gärtnereien und im Netz. Pflanzen werden von März bis Oktober versandt.',
    },
    [choice('U400207', 'Blattwerk Gutschein', 'EUR', [15, 30, 75])],
  ),
  brand(
    {
      key: 'B30006',
      name: 'Kino Nordstern',
      countries: ['DE'],
      language: 'de',
      categories: ['Entertainment'],
      description: 'Drei Säle, Originalfassungen und Sessel mit Fußstützen.',
      terms: 'Gültig für Karten und Theke, an allen Tagen.',
    },
    [fixed('U400208', 'Kino Nordstern 12.50', 'EUR', 12.5, TEXTED), fixed('U400209', 'Kino Nordstern 25', 'EUR', 25)],
  ),
  brand(
    {
      key: 'B30007',
      name: 'Librairie du Canal',
      countries: ['FR'],
      language: 'fr',
      categories: ['Books'],
      description: 'Une librairie sur une péniche, deux étages de romans et un chat qui juge vos choix.',
      terms: 'Valable à bord et en ligne, sur les livres et la papeterie.',
    },
    [range('U400210', 'Librairie du Canal carte cadeau', 'EUR', [10, 200], { isWhole: true })],
  ),
  brand(
    {
      key: 'B30008',
      name: 'Atelier Mirabelle',
      countries: ['FR'],
      language: 'fr',
      categories: ['Food and drink'],
      description: 'Tartes, confitures et macarons de Lorraine, livrés dans des boîtes que l’on garde.',
      terms: 'Valable en boutique et en ligne. Livraison en sus.',
    },
    [choice('U400211', 'Atelier Mirabelle carte cadeau', 'EUR', [20, 35, 60])],
  ),
  brand(
    {
      key: 'B30009',
      name: 'Vela Sport',
      countries: ['ES', 'FR'],
      language: 'es',
      categories: ['Sports'],
      description: 'Todo para el mar: tablas, neoprenos y clases con quien sabe leer las olas.',
      terms: 'Válido en tiendas y en línea. Las clases dependen del tiempo.',
    },
    [range('U400212', 'Vela Sport tarjeta regalo', 'EUR', [15, 400])],
  ),
  brand(
    {
      key: 'B30010',
      name: 'Mercado Aurora',
      countries: ['ES'],
      language: 'es',
      categories: ['Groceries'],
      description: 'Puestos de fruta, pescado y conservas bajo un techo de hierro en Valencia.',
      terms: 'Válido en todos los puestos del mercado. El saldo se conserva.',
    },
    [range('U400213', 'Mercado Aurora tarjeta', 'EUR', [5, 150], { isWhole: true, ...soldOut(12) })],
  ),
  brand(
    {
      key: 'B30011',
      name: 'Bottega Serena',
      countries: ['IT'],
      language: 'it',
      categories: ['Fashion'],
      description: 'Pelle, lana e bottoni cuciti a mano in una strada stretta di Firenze.',
      terms: 'Valida in negozio e online. Riparazioni comprese per due anni.',
    },
    [range('U400214', 'Bottega Serena carta regalo', 'EUR', [25, 1000], { feeMillionths: 10_000n })],
  ),
  brand(
    {
      key: 'B30012',
      name: 'Gelateria Bianca',
      countries: ['IT'],
      language: 'it',
      categories: ['Food and drink'],
      description: 'Quattordici gusti, mai di più, fatti ogni mattina.',
      terms: 'Valida in tutte le gelaterie. Nessuna scadenza.',
    },
    [fixed('U400215', 'Gelateria Bianca 10', 'EUR', 10, { validityDays: null, ...TEXTED })],
  ),
  brand(
    {
      key: 'B30013',
      name: 'Tulpenfiets',
      countries: ['NL'],
      language: 'nl',
      categories: ['Travel', 'Sports'],
      description: 'Stadsfietsen die tegen regen kunnen, te huur en te koop.',
      terms: 'Geldig in alle winkels. Onderhoud inbegrepen bij huur.',
    },
    [range('U400216', 'Tulpenfiets cadeaubon', 'EUR', [10, 300])],
  ),
  brand(
    {
      key: 'B30014',
      name: 'Alpenglut Thermen',
      countries: ['CH'],
      language: 'de',
      categories: ['Wellness'],
      description: 'Warmes Wasser, kalte Luft und der Blick auf vier Gipfel.',
      terms: 'Eintritt und Anwendungen, Reservation empfohlen. Zwei Jahre gültig.',
    },
    [choice('U400217', 'Alpenglut Thermen Gutschein', 'CHF', [40, 80, 160], { validityDays: 730 })],
  ),
];
