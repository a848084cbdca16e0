import { emailKey } from '../ordering/recipientRules.ts';
import type { AllowlistRecipient } from './allowlistRules.ts';

/** Somebody whose name differs from that on the list before. */
export interface RenamedRecipient extends AllowlistRecipient {
  readonly formerFirstName: string;
  readonly formerLastName: string;
}

/** A list against the one before; everybody stands in one of the four. */
export interface AllowlistDifference {
  readonly added: readonly AllowlistRecipient[];
  readonly removed: readonly AllowlistRecipient[];
  readonly renamed: readonly RenamedRecipient[];
  readonly unchanged: readonly AllowlistRecipient[];
}

/** Compares two lists, in each of which everybody stands once; people are the same by the key of their address (`emailKey`). */
export function compareAllowlists(
  before: readonly AllowlistRecipient[],
  after: readonly AllowlistRecipient[],
): AllowlistDifference {
  const gone = new Map(before.map((recipient) => [emailKey(recipient.email), recipient]));
  const added: AllowlistRecipient[] = [];
  const renamed: RenamedRecipient[] = [];
  const unchanged: AllowlistRecipient[] = [];
  for (const recipient of after) {
    const key = emailKey(recipient.email);
    const former = gone.get(key);
    gone.delete(key);
    if (former === undefined) added.push(recipient);
    else if (former.firstName === recipient.firstName && former.lastName === recipient.lastName)
      unchanged.push(recipient);
    else renamed.push({ ...recipient, formerFirstName: former.firstName, formerLastName: former.lastName });
  }
  return { added, removed: [...gone.values()], renamed, unchanged };
}
