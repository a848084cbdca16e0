import { ErrorBody } from '@portal/shared/contract/common';
import {
  helpCentreChange,
  PlatformTreatments,
  staffPlatformParams,
  StaffPlatforms,
  staffPlatformsQuery,
  treatmentChange,
  treatmentParams,
} from '@portal/shared/contract/staff';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { STAFF } from './staffAccess.ts';
import type { TreatmentService } from './treatmentService.ts';

const tags = ['staff'];

/** The platforms and their features. */
export const treatmentRoutes = (service: TreatmentService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/platforms',
      schema: {
        tags,
        summary: 'The organizations, by name',
        querystring: staffPlatformsQuery,
        response: { 200: StaffPlatforms, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => sendList(reply, await service.list(request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/platforms/:platformClientId/treatments',
      schema: {
        tags,
        summary: 'The features of an organization',
        params: staffPlatformParams,
        response: { 200: PlatformTreatments, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => service.get(request.params.platformClientId),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/staff/platforms/:platformClientId/treatments/:feature',
      schema: {
        tags,
        summary: 'Turn a feature of an organization on, off, or back to its default',
        params: treatmentParams,
        body: treatmentChange,
        response: { 200: PlatformTreatments, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => service.change(signedInUser(request), request.params, request.body),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/staff/platforms/:platformClientId/help-centre',
      schema: {
        tags,
        summary: 'Name the help center of an organization, or none',
        params: staffPlatformParams,
        body: helpCentreChange,
        response: { 200: PlatformTreatments, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) =>
        service.changeHelpCentre(signedInUser(request), request.params.platformClientId, request.body),
    }),
  ]);
