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
import type { RoutePermission } from '../../plugins/permissions.ts';
import type { AddressLookupService } from './addressLookupService.ts';

interface LookupRoutesDeps {
  readonly service: AddressLookupService;
  readonly path: '/api/address-lookup' | '/api/signups/address-lookup';
  readonly permission: RoutePermission;
  /** Raises 429 for an IP address that searches too much. */
  readonly countCall: (ipAddress: string) => Promise<void>;
}

const tags = ['addresses'];

/** The search for addresses, below a path. */
export const addressLookupRoutes = ({ service, path, permission, countCall }: LookupRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: path,
      schema: {
        tags,
        summary: 'Whether addresses can be searched, and where',
        response: { 200: AddressLookupSetting, '4xx': ErrorBody },
      },
      config: { permission },
      handler: () => Promise.resolve(service.setting()),
    }),
    defineRoute({
      method: 'GET',
      url: `${path}/suggestions`,
      schema: {
        tags,
        summary: 'Addresses that begin as a text does',
        querystring: suggestionsQuery,
        response: { 200: AddressSuggestions, '4xx': ErrorBody },
      },
      config: { permission },
      handler: async (request) => {
        await countCall(request.ip);
        request.releaseSlot();
        return service.suggest(request.query);
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${path}/addresses/:placeId`,
      schema: {
        tags,
        summary: 'The parts of a suggested address',
        params: placeParams,
        querystring: placeQuery,
        response: { 200: FoundAddress, '4xx': ErrorBody },
      },
      config: { permission },
      handler: async (request) => {
        await countCall(request.ip);
        request.releaseSlot();
        const { placeId } = request.params;
        return service.find({ placeId, sessionToken: request.query.sessionToken });
      },
    }),
  ]);
