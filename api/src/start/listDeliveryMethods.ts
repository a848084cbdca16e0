import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { Env } from '../env/env.ts';
import { canSendTexts } from './openTextSystem.ts';

/** True when letters and cards can be mailed. */
const canShip = ({ fulfilmentService, isProduction }: Pick<Env, 'fulfilmentService' | 'isProduction'>): boolean =>
  fulfilmentService !== null || !isProduction;

/** Returns the ways in which this installation can send rewards. */
export const listDeliveryMethods = (
  env: Pick<Env, 'texts' | 'fulfilmentService' | 'isProduction'>,
): DeliveryMethod[] => [
  'EMAIL',
  ...(canSendTexts(env) ? (['MOBILE'] as const) : []),
  ...(canShip(env) ? (['MAILED', 'BULK_PHYSICAL'] as const) : []),
];
