const NUMBER = /^\+[1-9]\d{6,14}$/;

/** True for a number of the form E.164. */
export const isNumber = (text: string): boolean => NUMBER.test(text);
