import { isShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import type { Log } from '../../../logs/Log.ts';
import type { CountedVariant } from '../CartLine.ts';

/** The stored methods of lines that are not known any more: such a line has none, and it must be chosen again. */
export const listUnknownMethods = (variants: readonly Pick<CountedVariant, 'shippingMethod'>[]): string[] => [
  ...new Set(
    variants.flatMap(({ shippingMethod: method }) => (method === null || isShippingMethod(method) ? [] : [method])),
  ),
];

/** Writes a line for each stored method that is not known. */
export function noteUnknownMethods(log: Log, variants: readonly Pick<CountedVariant, 'shippingMethod'>[]): void {
  for (const method of listUnknownMethods(variants))
    log.warn(
      { event: 'shipping.unknownMethod', method },
      'Lines have a shipping method that is not known, which is dropped',
    );
}
