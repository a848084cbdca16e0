import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, text } from './common.ts';

/** `usedAt` of the earlier use of the same file that is meant to be repeated. */
export const knownUse = text().max(40);

/**
 * An order that was placed before with a file of the same bytes. `orderReferenceId`, `orderedBy`: null for whoever may not read
 * it; without a reference it may also be a cart that is not ordered yet.
 */
export const EarlierUse = Type.Object({
  usedAt: Instant,
  orderReferenceId: Nullable(Type.String()),
  orderedBy: Nullable(Type.String()),
});
export type EarlierUse = Static<typeof EarlierUse>;
