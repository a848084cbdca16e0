import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { isApiError, type ApiError } from './apiError.ts';
import type { ResponseMeta, baseQuery } from './baseQuery.ts';

/** The file was changed, moved or deleted after it was chosen: browsers read it no more. */
export const FILE_CHANGED: ApiError = { status: 0, i18nKey: 'error.file.changed', description: '' };

export const isFileChanged = (error: unknown): boolean => isApiError(error) && error.i18nKey === FILE_CHANGED.i18nKey;

/** True while the browser reads the file as it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

type SendRequest = (request: FetchArgs) => ReturnType<typeof baseQuery>;
type SendResult<Data> = QueryReturnValue<Data, ApiError, ResponseMeta>;

/** Sends a file as the body of a call. Where the server was not reached, the error says whether the file is the reason. */
export async function sendFile<Data>(call: SendRequest, file: File, request: FetchArgs): Promise<SendResult<Data>> {
  const headers = { 'content-type': 'application/octet-stream' };
  const result = (await call({ ...request, body: file, headers })) as SendResult<Data>;
  if (result.error?.status !== FILE_CHANGED.status || (await isReadable(file))) return result;
  return { error: FILE_CHANGED };
}
