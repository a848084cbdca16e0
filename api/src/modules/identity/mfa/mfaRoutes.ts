import { ErrorBody } from '@portal/shared/contract/common';
import {
  confirmMfaBody,
  MfaChallenge,
  mfaDeviceParams,
  MfaDevices,
  mfaMethodParams,
  MfaMethods,
  MfaSetUp,
  registerPhoneBody,
  removeMfaBody,
  resendMfaBody,
  setUpMfaBody,
  verifyMfaBody,
  verifyMfaQuery,
} from '@portal/shared/contract/mfa';
import { AuthenticateAnswer, SessionTokens } from '@portal/shared/contract/session';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import { toSignInResponse } from '../signIn/toSignInResponse.ts';
import { getCaller } from '../sessions/getCaller.ts';
import type { createSessionCookies } from '../sessions/sessionCookies.ts';
import { toMfaType } from './challengeView.ts';
import type { MfaService } from './mfaService.ts';
import type { MfaSetUpService } from './mfaSetUpService.ts';

export interface MfaRoutesDeps {
  readonly mfa: MfaService;
  readonly setUp: MfaSetUpService;
  readonly cookie: ReturnType<typeof createSessionCookies>;
}

const tags = ['mfa'];
const ofSignIn = { config: { permission: { kind: 'public' } }, bodyLimit: SETTINGS.bodies.signInBytes } as const;
const ofUser = {
  config: { permission: { kind: 'user', rule: { notEmulated: true } } },
  bodyLimit: SETTINGS.bodies.signInBytes,
} as const;
/** A password that is only compared may be anything. */
const withPassword = { ...ofUser, config: { ...ofUser.config, numberFields: ['currentPassword'] } };
const noContent = { 204: Type.Null(), '4xx': ErrorBody };

/** Codes at sign-in, and their methods and devices. */
export const mfaRoutes = ({ mfa, setUp, cookie }: MfaRoutesDeps) =>
  routesOf([
    defineRoute({
      ...ofSignIn,
      method: 'GET',
      url: '/api/mfa/remembered',
      schema: {
        tags,
        summary: 'Sign in without a code from a remembered device',
        response: { 200: AuthenticateAnswer, '4xx': ErrorBody },
      },
      handler: async (request, reply) => {
        const caller = getCaller(request, cookie.readDevice(request));
        const signedIn = await mfa.signInRemembered(cookie.readMfa(request), caller, cookie.readMfaDevice(request));
        if (signedIn === null) return { jwt: null, mfa: null, expiredPasswordToken: null };
        cookie.clearMfa(reply);
        return toSignInResponse(reply, cookie, signedIn);
      },
    }),

    defineRoute({
      ...ofSignIn,
      method: 'POST',
      url: '/api/mfa/verify',
      schema: {
        tags,
        summary: 'Complete a sign-in by its code',
        body: verifyMfaBody,
        querystring: verifyMfaQuery,
        response: { 200: SessionTokens, '4xx': ErrorBody },
      },
      handler: async (request, reply) => {
        const { body, query } = request;
        const verified = await mfa.verify(
          cookie.readMfa(request),
          body.code ?? query.code ?? '',
          body.rememberDevice ?? query.rememberDevice === 'true',
          getCaller(request, cookie.readDevice(request)),
        );
        cookie.clearMfa(reply);
        cookie.writeSignedIn(reply, verified);
        if (verified.rememberedToken !== null) cookie.writeMfaDevice(reply, verified.rememberedToken);
        return verified.issued.tokens;
      },
    }),

    defineRoute({
      ...ofSignIn,
      method: 'POST',
      url: '/api/mfa/resend',
      schema: {
        tags,
        summary: 'Send another code, by another method when one is named',
        body: resendMfaBody,
        response: { 200: MfaChallenge, '4xx': ErrorBody },
      },
      handler: (request) => mfa.resend(cookie.readMfa(request), toMfaType(request.body.type ?? null) ?? undefined),
    }),

    defineRoute({
      ...ofSignIn,
      method: 'POST',
      url: '/api/mfa/phone',
      schema: {
        tags,
        summary: 'Register a phone before the first sign-in with a code',
        body: registerPhoneBody,
        response: { 200: MfaChallenge, '4xx': ErrorBody },
      },
      handler: (request) => mfa.registerPhone(cookie.readMfa(request), request.body.phoneNumber),
    }),

    defineRoute({
      ...ofUser,
      method: 'GET',
      url: '/api/mfa/methods',
      schema: { tags, summary: 'Methods of the user', response: { 200: MfaMethods, '4xx': ErrorBody } },
      handler: (request) => setUp.read(signedInUser(request)),
    }),

    defineRoute({
      ...withPassword,
      method: 'POST',
      url: '/api/mfa/methods',
      schema: {
        tags,
        summary: 'Begin to set up a method',
        body: setUpMfaBody,
        response: { 200: MfaSetUp, '4xx': ErrorBody },
      },
      handler: async (request, reply) => {
        const begun = await setUp.begin(signedInUser(request), request.body);
        cookie.writeMfa(reply, begun.token);
        return begun.setUp;
      },
    }),

    defineRoute({
      ...ofUser,
      method: 'POST',
      url: '/api/mfa/methods/confirm',
      schema: { tags, summary: 'Add the method that a code belongs to', body: confirmMfaBody, response: noContent },
      handler: async (request, reply) => {
        await setUp.confirm(signedInUser(request), cookie.readMfa(request), request.body.code);
        cookie.clearMfa(reply);
        return reply.status(204).send(null);
      },
    }),

    defineRoute({
      ...ofUser,
      method: 'PUT',
      url: '/api/mfa/methods/:mfaType/preferred',
      schema: { tags, summary: 'Ask for this method first', params: mfaMethodParams, response: noContent },
      handler: async (request, reply) => {
        await setUp.prefer(signedInUser(request), knownType(request.params.mfaType));
        return reply.status(204).send(null);
      },
    }),

    defineRoute({
      ...withPassword,
      method: 'DELETE',
      url: '/api/mfa/methods/:mfaType',
      schema: {
        tags,
        summary: 'Remove a method',
        params: mfaMethodParams,
        body: removeMfaBody,
        response: noContent,
      },
      handler: async (request, reply) => {
        await setUp.remove(signedInUser(request), knownType(request.params.mfaType), request.body.currentPassword);
        return reply.status(204).send(null);
      },
    }),

    defineRoute({
      ...ofUser,
      method: 'GET',
      url: '/api/mfa/devices',
      schema: { tags, summary: 'Devices that need no code', response: { 200: MfaDevices, '4xx': ErrorBody } },
      handler: (request) => setUp.listDevices(signedInUser(request)),
    }),

    defineRoute({
      ...ofUser,
      method: 'DELETE',
      url: '/api/mfa/devices/:deviceId',
      schema: { tags, summary: 'Ask a device for a code again', params: mfaDeviceParams, response: noContent },
      handler: async (request, reply) => {
        await setUp.forgetDevice(signedInUser(request), BigInt(request.params.deviceId));
        return reply.status(204).send(null);
      },
    }),
  ]);

function knownType(name: string) {
  const type = toMfaType(name);
  if (type === null) throw new AppError(COMMON_FAILURES.notFound);
  return type;
}
