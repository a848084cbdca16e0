/** The digits of a number as it was typed, without spaces and hyphens. */
export const bankDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
