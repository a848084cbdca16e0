/** Names the first reward of an order and how many others there are: "Harbour Books +3". */
export const toRewardSummary = ([first = '', ...others]: readonly string[]): string =>
  first + (others.length > 0 ? ` +${others.length}` : '');
