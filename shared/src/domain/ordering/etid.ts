/** True for text in the form of an e-mail template's identifier: E and six letters or digits, such as E000000. */
export const isEtid = (text: string): boolean => /^E[A-Z0-9]{6}$/i.test(text);
