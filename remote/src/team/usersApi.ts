import type { NewUserBody, TeamUser, TeamUserRecord, UserChange, UsersQuery } from '@portal/shared/contract/users';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';
import type { UserAction } from './actions/userActions.ts';

const getUserUrl = (userId: string): string => `/users/${encodeURIComponent(userId)}`;

/** The call of each action on a user. */
const REQUEST_BY_ACTION: Readonly<Record<UserAction, { readonly method: string; readonly suffix: string }>> = {
  invite: { method: 'POST', suffix: '/invite' },
  endSessions: { method: 'DELETE', suffix: '/sessions' },
  deactivate: { method: 'POST', suffix: '/deactivate' },
  reactivate: { method: 'POST', suffix: '/reactivate' },
  delete: { method: 'DELETE', suffix: '' },
};

/** Endpoints of an organisation's users, as administrators work on them. */
const usersApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListPage<TeamUser>, UsersQuery>({
      query: (params) => ({ url: '/users', params }),
      transformResponse: toListPage<TeamUser>,
      providesTags: [listTag('User')],
    }),
    getUser: build.query<TeamUserRecord, string>({
      query: getUserUrl,
      providesTags: (_result, _error, userId) => [listTag('User'), idTag('User', userId)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    createUser: build.mutation<TeamUserRecord, { readonly body: NewUserBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/users',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('User'), listTag('Role')],
    }),
    updateUser: build.mutation<TeamUserRecord, { readonly userId: string; readonly body: UserChange }>({
      query: ({ userId, body }) => ({ url: getUserUrl(userId), method: 'PUT', body }),
      invalidatesTags: [listTag('User'), listTag('Role')],
    }),
    runUserAction: build.mutation<unknown, { readonly userId: string; readonly action: UserAction }>({
      // One that is gone counts as deleted.
      query: ({ userId, action }) => ({
        url: getUserUrl(userId) + REQUEST_BY_ACTION[action].suffix,
        method: REQUEST_BY_ACTION[action].method,
        validateStatus: ({ ok, status }) => ok || (action === 'delete' && status === 404),
      }),
      // A refusal says that what is shown is out of date.
      invalidatesTags: [listTag('User'), listTag('Role')],
    }),
  }),
});

export const {
  useListUsersQuery,
  useGetUserQuery,
  useLazyGetUserQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useRunUserActionMutation,
} = usersApi;
