import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';

/** Path of an order's page, or of one of its lines (counted from 1). */
export const orderPath = (referenceOrderId: string, lineNumber?: number): string =>
  lineNumber === undefined
    ? generatePath(PATHS.order, { referenceOrderId })
    : generatePath(PATHS.orderLine, { referenceOrderId, lineNumber: String(lineNumber) });
