import type { CardDetail, ChangeCardBody, PaymentCard } from '@portal/shared/contract/creditCards';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';
import { takeSecretBody } from '../../api/secretBodies.ts';

/** The card and the account that the path of a call names. */
interface CardKey {
  readonly token: string;
  readonly accountIdentifier: string;
}

/** Saved cards of accounts. */
const cardApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the identifier of the account. */
    listCards: build.query<PaymentCard[], string>({
      query: (accountIdentifier) => ({
        url: `/creditCards/platforms/accounts/${encodeURIComponent(accountIdentifier)}`,
        params: { sort: 'createdDate,desc' },
      }),
      providesTags: [listTag('PaymentCard')],
    }),
    getCard: build.query<CardDetail, CardKey>({
      query: ({ token, accountIdentifier }) => ({
        url: `/creditCards/alldetails/${encodeURIComponent(token)}`,
        params: { accountId: accountIdentifier },
      }),
      // A form that begins from it is never begun from an old one.
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { token }) => [listTag('PaymentCard'), idTag('PaymentCard', token)],
    }),
    /** Takes the idempotency key alone, under which `storeSecretBody` keeps the body: the store would keep the number. */
    addCard: build.mutation<PaymentCard, string>({
      query: (key) => ({
        url: '/creditCards',
        method: 'POST',
        body: takeSecretBody(key),
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: [listTag('PaymentCard'), listTag('PaymentSource')],
    }),
    changeCard: build.mutation<CardDetail, ChangeCardBody & { readonly token: string }>({
      query: ({ token, ...body }) => ({ url: `/creditCards/${encodeURIComponent(token)}`, method: 'PUT', body }),
      invalidatesTags: (_result, _error, { token }) => [
        listTag('PaymentCard'),
        idTag('PaymentCard', token),
        listTag('PaymentSource'),
      ],
    }),
    removeCard: build.mutation<null, CardKey>({
      query: ({ token }) => ({ url: `/creditCards/${encodeURIComponent(token)}`, method: 'DELETE' }),
      invalidatesTags: [listTag('PaymentCard'), listTag('PaymentSource')],
    }),
  }),
});

export const { useAddCardMutation, useChangeCardMutation, useGetCardQuery, useListCardsQuery, useRemoveCardMutation } =
  cardApi;
