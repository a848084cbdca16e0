import type { UploadFileQuery } from '@portal/shared/contract/uploads';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isFileChanged } from '../../../api/sendFile.ts';
import { readChoice } from '../../filePaths.ts';
import { useSendUploadFileMutation } from '../uploadApi.ts';
import { storeFile, getStoredFile } from './sentFile.ts';

export interface SendFile {
  readonly isSending: boolean;
  readonly error: unknown;
  /** Sends a file in the place of the one before. */
  readonly send: (file: File, options?: SendOptions) => void;
  /** The file once more; null where this page does not hold it, or it was changed since. */
  readonly sendAgain: ((options?: SendOptions) => void) | null;
}

/** How the file is read. `isAgain`: although it was ordered from before. */
type SendOptions = Partial<Pick<UploadFileQuery, 'isAgain' | 'sheet' | 'headingRow' | 'encoding'>>;

/** Sends the file of an upload; one that was chosen on the page before is sent as this one opens. */
export function useSendFile(uploadId: string, isEmpty: boolean): SendFile {
  const [sendFile, { isLoading: isSending, error }] = useSendUploadFileMutation();
  const [search] = useSearchParams();
  const begun = useRef('');
  const send = useCallback(
    (file: File, { isAgain = false, ...reading }: SendOptions = {}) => {
      const choice = readChoice(search);
      begun.current = uploadId;
      storeFile(uploadId, file);
      void sendFile({
        uploadId,
        file,
        params: {
          fileName: file.name,
          isAgain,
          sheet: undefined,
          headingRow: undefined,
          encoding: undefined,
          ...reading,
          utid: choice?.utid,
          amount: choice?.amount ?? undefined,
        },
      });
    },
    [sendFile, uploadId, search],
  );
  const kept = getStoredFile(uploadId);
  useEffect(() => {
    if (!isEmpty || kept === null || begun.current === uploadId) return;
    send(kept);
  }, [isEmpty, kept, send, uploadId]);
  const canResend = kept !== null && !isFileChanged(error);
  return { isSending, error, send, sendAgain: canResend ? (options) => send(kept, options) : null };
}
