import {
  AddressLookupSetting,
  AddressSuggestions,
  FoundAddress,
  placeParams,
  placeQuery,
  suggestionsQuery,
} from '@portal/shared/contract/addresses';
import { ErrorBody } from '@portal/shared/contract/common';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { AddressLookupService } from './addressLookupService.ts';

const tags = ['addresses'];
/** The rights of those who pay by card, and of those who have rewards sent by post. */
const config = {
  permission: { kind: 'user', rule: { any: ['PAYMENT_METHODS_MANAGE', 'PLACE_ORDER_ACCESS'] } },
} as const;

export const addressLookupRoutes = (service: AddressLookupService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/address-lookup',
      schema: {
        tags,
        summary: 'Whether addresses can be searched, and where',
        response: { 200: AddressLookupSetting, '4xx': ErrorBody },
      },
      config,
      handler: () => Promise.resolve(service.setting()),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/address-lookup/suggestions',
      schema: {
        tags,
        summary: 'Addresses that begin as a text does',
        querystring: suggestionsQuery,
        response: { 200: AddressSuggestions, '4xx': ErrorBody },
      },
      config,
      handler: (request) => service.suggest(request.query),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/address-lookup/addresses/:placeId',
      schema: {
        tags,
        summary: 'The parts of a suggested address',
        params: placeParams,
        querystring: placeQuery,
        response: { 200: FoundAddress, '4xx': ErrorBody },
      },
      config,
      handler: ({ params: { placeId }, query: { sessionToken } }) => service.find({ placeId, sessionToken }),
    }),
  ]);
