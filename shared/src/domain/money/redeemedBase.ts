/** A reward, and what it cost without fees; the face value may be of another currency. */
interface RedeemedReward {
  readonly baseMinor: bigint;
  readonly initialMinor: bigint;
  readonly remainingMinor: bigint;
}

/**
 * Returns the part of a reward's price that is spent with the reward, in minor units: its share, rounded down, and all of it
 * once nothing is left. Of several purchases each is worth what it adds.
 */
export const redeemedBase = ({ baseMinor, initialMinor, remainingMinor }: RedeemedReward): bigint =>
  remainingMinor === 0n ? baseMinor : (baseMinor * (initialMinor - remainingMinor)) / initialMinor;
