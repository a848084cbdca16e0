import { seededNumbers } from '../modules/artwork/index.ts';

/** Terms shared by the brands of a category: where rewards are accepted and what they cannot be used for. */
interface KindTexts {
  readonly taken: readonly string[];
  readonly excluded: readonly string[];
  readonly redeem: string;
}

const AT_THE_TILL =
  'In a shop: show the code on your phone, or read out the card number and the PIN.\nOnline: choose “gift card” when you pay and enter both.';
const AT_THE_TABLE =
  'Ask for the bill, show the card number and give the PIN. The amount is taken off; pay any rest as you like.';
const WHEN_BOOKING = 'Book online or by telephone and enter the card number and the PIN where payment is asked for.';
const AT_THE_BOX_OFFICE =
  'Choose film and seat online and enter the code instead of a card, or show it at the box office until ten minutes before the start.';
const AT_HOME =
  'Put your basket together online, choose “gift card” at the checkout and enter the card number and PIN.';

const KINDS: Readonly<Record<string, KindTexts>> = {
  Books: {
    taken: ['Valid on books, maps and stationery, in shops and online.', 'Valid in every shop and on the web site.'],
    excluded: ['Not for school-book orders at fixed discounts.', 'Not for magazine subscriptions.'],
    redeem: AT_THE_TILL,
  },
  Charity: {
    taken: ['The amount goes in full to the cause that is chosen.'],
    excluded: ['A donation cannot be taken back once it has been confirmed.'],
    redeem: 'Open the redemption address, enter the security code and choose a cause. You may share the amount out.',
  },
  Children: {
    taken: ['Valid on toys, books and clothes, in shops and online.', 'Valid on the whole range.'],
    excluded: ['Not for birthday parties or workshops.', 'Not for pre-orders.'],
    redeem: AT_THE_TILL,
  },
  Choice: {
    taken: ['The link opens once its security code is entered, and shows the shops of the chosen country.'],
    excluded: ['What has been exchanged for a shop’s own card cannot be changed back.'],
    redeem:
      'Open the redemption address, enter the security code, and choose where to spend the amount. You may split it as often as you like.',
  },
  'Department store': {
    taken: ['Valid on every floor and online.'],
    excluded: ['Not for concessions, repairs or deliveries.'],
    redeem: AT_THE_TILL,
  },
  Electronics: {
    taken: ['Valid on devices and accessories, in shops and online.', 'Valid in every branch and on the web site.'],
    excluded: ['Not for prepaid credit or repairs.', 'Not for contracts of telephone companies.'],
    redeem: AT_THE_TILL,
  },
  Entertainment: {
    taken: ['Good for tickets of all showings and at the bar.', 'Valid every day, for tickets and snacks.'],
    excluded: ['Festivals and special events may cost more; pay the difference.', 'Seats are held once they are paid.'],
    redeem: AT_THE_BOX_OFFICE,
  },
  Fashion: {
    taken: ['Valid in all shops and online, also on reduced pieces.', 'Valid on the whole collection.'],
    excluded: ['Alterations are charged apart.', 'Exchanged goods are credited to the card.'],
    redeem: AT_THE_TILL,
  },
  'Food and drink': {
    taken: ['Good for everything on the counter.', 'Valid in all branches, to eat there or to take away.'],
    excluded: ['Not for delivery apps.', 'Not for catering orders.'],
    redeem: 'Show the code at the counter before you pay. What is left stays on it for next time.',
  },
  Groceries: {
    taken: ['Valid in all markets and for delivery orders.', 'Valid on the whole range, online and at the till.'],
    excluded: [
      'Not for lottery, stamps, tobacco or other gift cards.',
      'Deposits on bottles are not paid out in cash.',
    ],
    redeem: AT_THE_TILL,
  },
  'Home and family': {
    taken: ['Valid in showrooms and online.', 'Valid on everything that is in stock.'],
    excluded: ['Delivery and assembly are charged apart.', 'Made-to-measure pieces cannot be returned.'],
    redeem: AT_HOME,
  },
  Motoring: {
    taken: ['Valid at all stations, at the pump and at the till.'],
    excluded: ['Not for tolls, fines or other gift cards.'],
    redeem: 'Show the card at the till before you fill up, or hold it to the reader at the pump and enter the PIN.',
  },
  Music: {
    taken: ['Valid on records, players and tickets for evenings in the shop.'],
    excluded: ['Rare records on commission are not included.'],
    redeem: AT_THE_TILL,
  },
  Outdoors: {
    taken: ['Valid in shops and online, repairs included.', 'Valid on equipment, courses and guided days.'],
    excluded: ['Tours depend on the weather; another day is found free of charge.', 'Not for rented equipment.'],
    redeem: AT_THE_TILL,
  },
  Pets: {
    taken: ['Valid in shops and online, on food and everything else.'],
    excluded: ['Not for veterinary services.'],
    redeem: AT_HOME,
  },
  Restaurants: {
    taken: ['For food and drink in every house.', 'Valid at lunch and dinner; book as usual.'],
    excluded: ['Gratuities are not included.', 'Not for events with a fixed price.'],
    redeem: AT_THE_TABLE,
  },
  Sports: {
    taken: ['Valid for entrance, courses and in the shop.', 'Valid on equipment and in the workshop.'],
    excluded: ['Season tickets are excluded.', 'Bookings may be moved once, free of charge.'],
    redeem: AT_THE_TILL,
  },
  Travel: {
    taken: ['Valid on all bookings made directly.', 'Good for journeys, rooms and whatever is booked with them.'],
    excluded: ['Visitor taxes are paid on the spot.', 'The cancellation rules of the booking apply.'],
    redeem: WHEN_BOOKING,
  },
  Wellness: {
    taken: ['For entrance and treatments, by appointment.', 'Valid in every house and in the shop.'],
    excluded: ['Cancel a day before, else the amount counts as used.', 'Not for memberships.'],
    redeem: WHEN_BOOKING,
  },
};

const REST = [
  'Several cards may be used together. No cash back except where the law asks for it.',
  'The rest stays on the card until it is used. Cannot be exchanged for cash.',
  'May be used in parts. Lost codes cannot be replaced, so keep the e-mail.',
  'What the card does not cover is paid as usual. Cannot be resold.',
];

/** Terms and redemption instructions of a brand; the wording is chosen by its key, so it is deterministic. */
export function brandTexts(key: string, kind: string): { readonly terms: string; readonly instructions: string } {
  const texts = KINDS[kind];
  if (texts === undefined) throw new RangeError(`Brand ${key} is of an unknown kind: ${kind}`);
  const next = seededNumbers(key);
  const oneOf = (choices: readonly string[]): string => choices[Math.floor(next() * choices.length)] ?? '';
  return {
    terms: [oneOf(texts.taken), oneOf(texts.excluded), oneOf(REST)].join(' '),
    instructions: texts.redeem,
  };
}
