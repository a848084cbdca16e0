import { reaches } from '@portal/shared/domain/shipping/checkShipping';
import { isShippingMethod, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { AppError } from '../../../errors/AppError.ts';
import type { Log } from '../../../logs/Log.ts';
import {
  FulfilmentUnreachable,
  type FulfilmentProvider,
  type Parcel,
  type ParcelEstimate,
} from '../../../providers/fulfilment/FulfilmentProvider.ts';
import type { Destination } from './destinations.ts';
import { SHIPPING_FAILURES } from './shippingErrors.ts';

/** Parcels of one question, and questions at once. */
const PARCELS = 100;
const AT_ONCE = 4;

/** The methods by which the printer ships to each address, by its key. */
export type OfferedMethods = ReadonlyMap<string, ReadonlySet<ShippingMethod>>;

interface Asking {
  readonly fulfilment: FulfilmentProvider | null;
  readonly log: Log;
}

/**
 * Asks the printer by which methods everything that goes to an address can be shipped there. No transaction may wait for it. Raises 503
 * without an answer.
 */
export async function readOffered(
  { fulfilment, log }: Asking,
  destinations: readonly Destination[],
): Promise<OfferedMethods> {
  if (fulfilment === null) return new Map();
  const asked = destinations.flatMap((destination) => [...destination.kinds].map((kind) => ({ destination, kind })));
  const answers = await estimateAll(
    fulfilment,
    asked.map(({ kind, destination: { address } }) => ({ kind, address })),
  );
  const offered = new Map<string, Set<ShippingMethod>>();
  for (const [index, { destination }] of asked.entries()) {
    const methods = (answers[index]?.methods ?? []).filter(isShippingMethod);
    const before = offered.get(destination.key);
    const both = methods.filter((method) => reaches(method, destination.reason) && (before?.has(method) ?? true));
    offered.set(destination.key, new Set(both));
  }
  noteUnknown(log, answers);
  return offered;
}

async function estimateAll(
  fulfilment: FulfilmentProvider,
  parcels: readonly Parcel[],
): Promise<readonly ParcelEstimate[]> {
  const parts: (readonly Parcel[])[] = [];
  for (let start = 0; start < parcels.length; start += PARCELS) parts.push(parcels.slice(start, start + PARCELS));
  const answers: ParcelEstimate[] = [];
  try {
    for (let start = 0; start < parts.length; start += AT_ONCE) {
      const some = await Promise.all(parts.slice(start, start + AT_ONCE).map((part) => fulfilment.estimate(part)));
      answers.push(...some.flat());
    }
  } catch (error) {
    if (!(error instanceof FulfilmentUnreachable)) throw error;
    throw new AppError(SHIPPING_FAILURES.outage, error);
  }
  if (answers.length !== parcels.length) throw new AppError(SHIPPING_FAILURES.outage);
  return answers;
}

/** A method that we do not know is not offered. */
function noteUnknown(log: Log, answers: readonly ParcelEstimate[]): void {
  const unknown = new Set(answers.flatMap(({ methods }) => methods.filter((method) => !isShippingMethod(method))));
  for (const method of unknown)
    log.warn({ event: 'shipping.unknownMethod', method }, 'The printer offers a method that is not known');
}
