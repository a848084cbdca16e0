import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';

/** Stands for every line. */
export const ALL_LINES = 'all';

/** Returns the name that a letter goes to, or the street where there is none; '' for neither. */
export const getLetterName = ({ recipient }: CartLine): string =>
  fullName(recipient.firstName, recipient.lastName) || (recipient.address?.streetLine1 ?? '').trim();

/** Returns the lines of a brand whose letter is printed: those with an amount, and a name or a street. */
export const listLetterLines = (lines: readonly CartLine[], brandKey: string): readonly CartLine[] =>
  lines.filter(
    (line) =>
      line.rewardItem.brandKey === brandKey &&
      line.rewardItem.isPrintable &&
      line.amount > 0 &&
      getLetterName(line) !== '',
  );

/** Returns the lines whose letter is written: one, or all. */
export const listChosenLines = (lines: readonly CartLine[], chosen: string): readonly CartLine[] => {
  const one = lines.filter(({ identifier }) => identifier === chosen);
  return one.length > 0 ? one : lines;
};
