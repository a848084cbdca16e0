import { feeOf } from './money.ts';

const MILLION = 1_000_000;

/** Fee of a deposit by card, in minor units; `rate`: a fraction, 0.035 = 3.5 %. */
export const cardFee = (minor: bigint, rate: number): bigint => feeOf(minor, BigInt(Math.round(rate * MILLION)));
