const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];
/** The first two digits that the Federal Reserve has given out. */
const DISTRICT = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** True for nine digits with a US district and the ABA's checksum. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !DISTRICT.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return sum % 10 === 0;
}
