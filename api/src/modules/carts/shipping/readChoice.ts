import type { ShippingInfoBody, UpdateShippingBody } from '@portal/shared/contract/shipping';
import type { ShippingChoice } from '@portal/shared/domain/shipping/checkShipping';
import { isShippingMethod, shippingFacts, type ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { unknownMethod } from './shippingErrors.ts';

/** The method that a body names, as it was sent. */
export const namedMethod = (body: ShippingInfoBody): string => body.physicalMethod ?? body.shippingMethod ?? '';

/** Reads what is chosen. Raises 422 for a method that is not known, and for a postal one that no postal service carries. */
export function readChoice({ postalMethod, ...body }: UpdateShippingBody): ShippingChoice {
  return {
    method: readMethod('physicalMethod', namedMethod(body)),
    postalMethod: postalMethod ? readPostal(namedMethod(postalMethod)) : null,
  };
}

function readMethod(field: string, name: string): ShippingMethod {
  if (!isShippingMethod(name)) throw unknownMethod(field, name);
  return name;
}

function readPostal(name: string): ShippingMethod {
  const method = readMethod('postalMethod.physicalMethod', name);
  if (shippingFacts(method).carrier !== 'POSTAL_SERVICE') throw unknownMethod('postalMethod.physicalMethod', name);
  return method;
}
