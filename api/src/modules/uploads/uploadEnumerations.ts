import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import { DECIMAL_MARKS } from '@portal/shared/domain/uploads/amountReadings';
import { UPLOAD_STATES } from '@portal/shared/domain/uploads/uploadStates';
import { oneOf } from '../../db/oneOf.ts';
import type { UploadView } from './uploadReadModel.ts';

export const getUploadKind = ({ kind }: Pick<UploadView, 'kind'>) => oneOf(DELIVERY_METHODS, kind);
export const getUploadState = ({ state }: Pick<UploadView, 'state'>) => oneOf(UPLOAD_STATES, state);
export const getDecimalMark = ({ decimal_mark: mark }: Pick<UploadView, 'decimal_mark'>) =>
  mark === null ? null : oneOf(DECIMAL_MARKS, mark);
