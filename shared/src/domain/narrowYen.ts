/** Money as a language writes it, in Japanese with a yen sign as wide as the figures: there it comes twice as wide. */
export const withNarrowYen = (money: string): string => money.replaceAll('￥', '¥');
