const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tells whether a text can be compared with a column of that type. */
export const isUuid = (text: string): boolean => UUID.test(text);
