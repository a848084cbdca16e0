/** A value of an enumeration that a newer server sends, and no type of this build names. */
export const valueOfNewerServer = <V extends string>(): V => 'ON_THE_MOON' as V;
