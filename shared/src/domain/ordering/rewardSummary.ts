const SHOWN = 2;

/** Names the first rewards of an order and how many others there are: "Harbour Books, Maple Coffee +3". */
export const toRewardSummary = (names: readonly string[]): string =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` +${names.length - SHOWN}` : '');
