/** Half-width yen sign: the full-width one of Japanese number formats is twice as wide as the digits. */
export const withNarrowYen = (money: string): string => money.replaceAll('￥', '¥');
