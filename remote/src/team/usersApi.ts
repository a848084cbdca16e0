import type { NewUserBody, TeamUser, TeamUserRecord, UserChange, UsersQuery } from '@portal/shared/contract/users';
import { listed, type Listed } from '../api/listed.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';
import type { UserAct } from './acts/userActs.ts';

const userAt = (userId: string): string => `/users/${encodeURIComponent(userId)}`;

/** The call of each act on a user. */
const CALLS: Readonly<Record<UserAct, { readonly method: string; readonly below: string }>> = {
  invite: { method: 'POST', below: '/invite' },
  endSessions: { method: 'DELETE', below: '/sessions' },
  deactivate: { method: 'POST', below: '/deactivate' },
  reactivate: { method: 'POST', below: '/reactivate' },
  delete: { method: 'DELETE', below: '' },
};

/** Endpoints of an organisation's users, as administrators work on them. */
const usersApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Listed<TeamUser>, UsersQuery>({
      query: (params) => ({ url: '/users', params }),
      transformResponse: listed<TeamUser>,
      providesTags: [listTag('User')],
    }),
    getUser: build.query<TeamUserRecord, string>({
      query: userAt,
      providesTags: (_answer, _error, userId) => [listTag('User'), idTag('User', userId)],
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
      query: ({ userId, body }) => ({ url: userAt(userId), method: 'PUT', body }),
      invalidatesTags: [listTag('User'), listTag('Role')],
    }),
    actOnUser: build.mutation<unknown, { readonly userId: string; readonly act: UserAct }>({
      // One that is gone counts as deleted.
      query: ({ userId, act }) => ({
        url: userAt(userId) + CALLS[act].below,
        method: CALLS[act].method,
        validateStatus: ({ ok, status }) => ok || (act === 'delete' && status === 404),
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
  useActOnUserMutation,
} = usersApi;
