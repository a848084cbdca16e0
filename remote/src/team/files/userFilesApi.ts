import type {
  ChangedUserRows,
  ChangeUserRowsBody,
  UserFile,
  UserFileRow,
  UserFileRowsQuery,
  UserMovesBody,
} from '@portal/shared/contract/userFiles';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { sendFile } from '../../api/sendFile.ts';
import { idTag, listTag } from '../../api/tags.ts';

interface FileParams {
  readonly fileId: string;
}

/** The largest file on a slow line. */
const SENDING_MS = 10 * 60_000;
const ROWS_AT_ONCE = 1_000;

const FILES = '/users/files';
const getPath = (fileId: string, rest = ''): string => `${FILES}/${encodeURIComponent(fileId)}${rest}`;

const getFileTags = (_result: unknown, _error: unknown, { fileId }: FileParams) => [
  listTag('UserFile'),
  idTag('UserFile', fileId),
];

/** Files of users: sent whole, corrected cell by cell, and confirmed. */
const userFilesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listUserFiles: build.query<readonly UserFile[], undefined>({
      query: () => FILES,
      providesTags: [listTag('UserFile')],
    }),
    getUserFile: build.query<UserFile, string>({
      query: (fileId) => getPath(fileId),
      providesTags: (_result, _error, fileId) => [idTag('UserFile', fileId)],
    }),
    createUserFile: build.mutation<UserFile, File>({
      queryFn: (file, _api, _options, baseQuery) =>
        sendFile(baseQuery, file, {
          url: FILES,
          method: 'POST',
          params: { fileName: file.name },
          timeout: SENDING_MS,
        }),
      invalidatesTags: [listTag('UserFile')],
    }),
    /** All rows, or those of one kind, some at a time: one answer of thousands holds up server and page. */
    listUserRows: build.query<readonly UserFileRow[], FileParams & Pick<UserFileRowsQuery, 'only'>>({
      queryFn: async ({ fileId, only }, _api, _options, baseQuery) => {
        const rows: UserFileRow[] = [];
        for (let page = 0; rows.length === page * ROWS_AT_ONCE; page += 1) {
          const params = { page, size: ROWS_AT_ONCE, ...(only && { only }) };
          const { data, error } = await baseQuery({ url: getPath(fileId, '/rows'), params });
          if (error !== undefined) return { error };
          rows.push(...(data as UserFileRow[]));
        }
        return { data: rows };
      },
      providesTags: (_result, _error, { fileId }) => [idTag('UserFile', fileId)],
    }),
    listUserRejects: build.query<readonly UserFileRow[], string>({
      query: (fileId) => getPath(fileId, '/rejects'),
      providesTags: (_result, _error, fileId) => [idTag('UserFile', fileId)],
    }),
    changeUserRows: build.mutation<ChangedUserRows, FileParams & { readonly body: ChangeUserRowsBody }>({
      query: ({ fileId, body }) => ({ url: getPath(fileId, '/rows'), method: 'PATCH', body }),
      // The answer says what reads differently: thousands of rows are not read again for one cell.
      invalidatesTags: [listTag('UserFile')],
      onQueryStarted: ({ fileId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(userFilesApi.util.upsertQueryData('getUserFile', fileId, data.file)),
          // The failure is told to the caller who sent the change.
          () => undefined,
        ),
    }),
    approveUserMoves: build.mutation<UserFile, FileParams & { readonly body: UserMovesBody }>({
      query: ({ fileId, body }) => ({ url: getPath(fileId, '/moves'), method: 'PUT', body }),
      invalidatesTags: getFileTags,
    }),
    confirmUserFile: build.mutation<
      UserFile,
      FileParams & { readonly version: number; readonly idempotencyKey: string }
    >({
      query: ({ fileId, version, idempotencyKey }) => ({
        url: getPath(fileId, '/confirm'),
        method: 'POST',
        body: { version },
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // A refusal says that what is shown is out of date.
      invalidatesTags: getFileTags,
    }),
    deleteUserFile: build.mutation<null, FileParams>({
      query: ({ fileId }) => ({ url: getPath(fileId), method: 'DELETE' }),
      invalidatesTags: [listTag('UserFile')],
    }),
    /** Returns the name of the saved file. */
    downloadUserTemplate: build.mutation<string, 'csv' | 'xlsx'>({
      query: (format) => ({ url: `${FILES}/template/${format}`, responseHandler: saveFile }),
    }),
  }),
});

export const {
  useListUserFilesQuery,
  useGetUserFileQuery,
  useCreateUserFileMutation,
  useListUserRowsQuery,
  useLazyListUserRejectsQuery,
  useChangeUserRowsMutation,
  useApproveUserMovesMutation,
  useConfirmUserFileMutation,
  useDeleteUserFileMutation,
  useDownloadUserTemplateMutation,
} = userFilesApi;
