const othersOf = (lines: number): string => (lines > 1 ? ` +${lines - 1}` : '');

/** Names who is first in an order and how many lines follow: "Grace Hopper +2". */
export const recipientSummaryOf = (firstRecipient: string, lines: number): string => firstRecipient + othersOf(lines);

/** The first recipient of the summary of an order with so many lines; '' where the order names nobody. */
export const firstRecipientOf = (summary: string, lines: number): string => {
  const others = othersOf(lines);
  return summary.endsWith(others) ? summary.slice(0, summary.length - others.length) : summary;
};
