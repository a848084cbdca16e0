import { known } from '@portal/shared/domain/known';
import type { StatusTone } from './StatusChip.tsx';

/** The tone of a status; neutral for one that the server knows and this build does not. */
export const getTone = <V extends string>(tones: Readonly<Record<V, StatusTone>>, status: V): StatusTone =>
  known(tones, status, 'neutral');
