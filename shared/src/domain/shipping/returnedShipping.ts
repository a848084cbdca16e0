/** The states of delivery of lines that no carrier has yet. */
const UNSHIPPED = ['SCHEDULED', 'PROCESSING'];

/** True when the shipping of a line goes back with its cancelled reward: no carrier has it yet. */
export const returnsShipping = (deliveryStatus: string): boolean => UNSHIPPED.includes(deliveryStatus);
