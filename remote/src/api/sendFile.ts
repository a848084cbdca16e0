import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { isApiError, type ApiError } from './apiError.ts';
import type { AnswerMeta, baseQuery } from './baseQuery.ts';

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

type Call = (request: FetchArgs) => ReturnType<typeof baseQuery>;
type Sent<Answer> = QueryReturnValue<Answer, ApiError, AnswerMeta>;

/** Sends a file as the body of a call. Where the server was not reached, the error says whether the file is the reason. */
export async function sendFile<Answer>(call: Call, file: File, request: FetchArgs): Promise<Sent<Answer>> {
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = (await call({ ...request, body: file, headers })) as Sent<Answer>;
  if (sent.error?.status !== FILE_CHANGED.status || (await isReadable(file))) return sent;
  return { error: FILE_CHANGED };
}
