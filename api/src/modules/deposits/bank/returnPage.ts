import { PATHS } from '@portal/shared/domain/access/paths';
import { returnAddress } from '../../../plugins/returnPage.ts';

/** The portal's page of a result, as it is opened after the payment page. */
export const resultAddress = (publicUrl: string, returnPage: string | null, requestReferenceNumber: string): string =>
  returnAddress(publicUrl, returnPage, PATHS.bankRequest.replace(':requestReferenceNumber', requestReferenceNumber));
