/** A value of an enumeration that a newer server sends, and no type of this build names. */
// oxlint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- stands for a value of whatever enumeration is asked for
export const valueOfNewerServer = <V extends string>(): V => 'ON_THE_MOON' as V;
