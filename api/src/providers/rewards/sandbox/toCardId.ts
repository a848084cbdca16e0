import { createHash } from 'node:crypto';

/** The issuer's name of a card: the same for the same key. */
export const toCardId = (cardKey: string): string =>
  `CARD-${createHash('sha256').update(cardKey).digest('hex').slice(0, 24).toUpperCase()}`;
