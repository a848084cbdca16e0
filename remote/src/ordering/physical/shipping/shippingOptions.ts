import type { ShippingFeeEstimate, ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import { shippingFacts, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';

/** A way to travel, of which each has a method without and one with a signature. */
type ShippingService = ReturnType<typeof shippingFacts>['service'];

/** ALL: everything goes by one method; SPLIT: what the postal service alone reaches goes by post, the others as chosen. */
export type Spread = 'ALL' | 'SPLIT';

export interface ShippingValues {
  readonly spread: Spread;
  /** '' until one is chosen. */
  readonly service: ShippingService | '';
  readonly isSigned: boolean;
}

/** A service that is offered, as it is asked for, and its fee the other way. */
export interface ServiceOption {
  readonly service: ShippingService;
  readonly estimate: ShippingFeeEstimate;
  /** Null where it is offered in this way alone. */
  readonly otherFee: number | null;
}

const getMethod = (estimate: ShippingFeeEstimate): ShippingMethod => estimate.shippingInfo.physicalMethod;
const getFacts = (estimate: ShippingFeeEstimate) => shippingFacts(getMethod(estimate));

/** Returns the fees of what can be chosen: of all lines, or in a split of those that couriers reach. */
const getChoices = ({ split, shippingFeeEstimates }: ShippingFeeEstimates, spread: Spread) =>
  spread === 'SPLIT' && split !== null
    ? split.rest.filter((estimate) => getFacts(estimate).carrier === 'COURIER')
    : shippingFeeEstimates;

/** Returns the services that can be chosen, in the order in which they are offered. */
export function listServices(
  estimates: ShippingFeeEstimates,
  { spread, isSigned }: Pick<ShippingValues, 'spread' | 'isSigned'>,
): readonly ServiceOption[] {
  const choices = getChoices(estimates, spread);
  return choices.flatMap((estimate) => {
    const { service, isSigned: isThis } = getFacts(estimate);
    if (isThis !== isSigned) return [];
    const other = choices.find((one) => getFacts(one).service === service && getFacts(one).isSigned !== isSigned);
    return [{ service, estimate, otherFee: other?.shippingFee ?? null }];
  });
}

/** Returns the service that is chosen for another spread or signature: the same where it is offered, else the only one. */
export function keepService(estimates: ShippingFeeEstimates, values: ShippingValues): ShippingValues['service'] {
  const [first, ...others] = listServices(estimates, values);
  if (first === undefined) return '';
  if ([first, ...others].some(({ service }) => service === values.service)) return values.service;
  return others.length === 0 ? first.service : '';
}

/** A choice as it is sent, with what it costs. */
export interface ChosenShipping {
  readonly estimate: ShippingFeeEstimate;
  /** The part that goes by post in a split; null where all go one way. */
  readonly postal: ShippingFeeEstimate | null;
  readonly fee: number;
}

/** Returns what is chosen; null while that is nothing, or nothing that is offered. */
export function findChosen(estimates: ShippingFeeEstimates, values: ShippingValues): ChosenShipping | null {
  const estimate = listServices(estimates, values).find(({ service }) => service === values.service)?.estimate;
  if (estimate === undefined) return null;
  if (values.spread === 'ALL' || estimates.split === null) return { estimate, postal: null, fee: estimate.shippingFee };
  const postal = findPostal(estimates, values.isSigned);
  return postal === null ? null : { estimate, postal, fee: estimate.shippingFee + postal.shippingFee };
}

/** Returns how the lines of a split go that the postal service alone reaches. */
export const findPostal = ({ split }: ShippingFeeEstimates, isSigned: boolean): ShippingFeeEstimate | null =>
  split?.postal.find((estimate) => getFacts(estimate).isSigned === isSigned) ?? split?.postal[0] ?? null;

interface StoredLine {
  readonly identifier: string;
  readonly shippingInfo: { readonly physicalMethod: ShippingMethod } | null;
}

/** Returns the choice that the lines of a cart were saved with; null where they have none, or one that is not offered any more. */
export function findStored(estimates: ShippingFeeEstimates, lines: readonly StoredLine[]): ShippingValues | null {
  const postalOnly = new Set(estimates.postalOnlyLines.map(({ identifier }) => identifier));
  const methodsOf = (some: readonly StoredLine[]) => new Set(some.map((line) => line.shippingInfo?.physicalMethod));
  const [all, ...others] = methodsOf(lines);
  const [rest, ...otherRest] = methodsOf(lines.filter(({ identifier }) => !postalOnly.has(identifier)));
  const whole = all !== undefined && others.length === 0 ? toStored(estimates, 'ALL', all) : null;
  if (whole !== null) return whole;
  // Also where the lines that go by post are not among those that were read.
  return rest !== undefined && otherRest.length === 0 ? toStored(estimates, 'SPLIT', rest) : null;
}

function toStored(estimates: ShippingFeeEstimates, spread: Spread, method: ShippingMethod): ShippingValues | null {
  if (spread === 'SPLIT' && estimates.split === null) return null;
  const { service, isSigned } = shippingFacts(method);
  const values: ShippingValues = { spread, service, isSigned };
  return findChosen(estimates, values) === null ? null : values;
}

/** True when each of these lines has the method that a choice gives it. */
export function isSaved(
  { postalOnlyLines }: ShippingFeeEstimates,
  { estimate, postal }: ChosenShipping,
  lines: readonly StoredLine[],
): boolean {
  const byPost = new Set(postalOnlyLines.map(({ identifier }) => identifier));
  return lines.every(({ identifier, shippingInfo }) => {
    const chosen = postal !== null && byPost.has(identifier) ? postal : estimate;
    return shippingInfo?.physicalMethod === getMethod(chosen);
  });
}
