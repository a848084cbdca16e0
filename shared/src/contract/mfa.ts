import { Type, type Static } from '@sinclair/typebox';
import { boolean, object, type InferType } from 'yup';
import { isMfaCode, MFA_TYPES } from '../domain/people/mfa.ts';
import { hasPhoneCharacters } from '../domain/people/phoneNumber.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, secretText, text } from './common.ts';

const MfaTypeName = OneOf(MFA_TYPES);

/**
 * A code that is waited for. `type` null: the user has no method yet and registers a phone first. `destination`: where
 * the code went, masked. `resendAt`: not sent again before. `isRemembered`: this device needs no code now. `asOf`:
 * the server's time, for clocks that differ.
 */
export const MfaChallenge = Type.Object({
  type: Nullable(MfaTypeName),
  types: Type.Array(MfaTypeName),
  destination: Nullable(Type.String()),
  resendAt: Nullable(Instant),
  expiresAt: Instant,
  isRemembered: Type.Boolean(),
  asOf: Instant,
});
export type MfaChallenge = Static<typeof MfaChallenge>;

const code = () =>
  text()
    .trim()
    .required('error.mfa.codeRequired')
    .test('digits', 'error.mfa.codeDigits', (typed) => isMfaCode(typed));

const mfaType = () => text().oneOf([...MFA_TYPES], 'error.mfa.typeUnknown');

const phoneNumber = () =>
  text()
    .trim()
    .max(40, 'error.phone.invalid')
    .test('characters', 'error.phone.notANumber', (typed) => typed === undefined || hasPhoneCharacters(typed));

/** POST /api/mfa/verify. The printed form has both in the query, which the server takes too. */
export const verifyMfaBody = object({ code: text().trim(), rememberDevice: boolean().strict() });
export const verifyMfaQuery = object({ code: text().trim(), rememberDevice: text().oneOf(['true', 'false']) });

/** POST /api/mfa/resend: by another method when one is named. */
export const resendMfaBody = object({ type: mfaType() });
export type ResendMfaBody = InferType<typeof resendMfaBody>;

/** POST /api/mfa/phone: the number of somebody who has no method yet, with its country code. */
export const registerPhoneBody = object({ phoneNumber: phoneNumber().required('error.phone.required') });
export type RegisterPhoneBody = InferType<typeof registerPhoneBody>;

/** POST /api/mfa/methods: begins to set up a method. */
export const setUpMfaBody = object({
  type: mfaType().required('error.mfa.typeUnknown'),
  phoneNumber: phoneNumber(),
  currentPassword: secretText().max(SETTINGS.password.maxLength).required('error.password.required'),
});
export type SetUpMfaBody = InferType<typeof setUpMfaBody>;

/** A method that is being set up. `secret` (base32), `otpauthUrl`, `qrCode` (data URL of an SVG): for an authenticator. */
export const MfaSetUp = Type.Object({
  type: MfaTypeName,
  destination: Nullable(Type.String()),
  resendAt: Nullable(Instant),
  expiresAt: Instant,
  secret: Nullable(Type.String()),
  otpauthUrl: Nullable(Type.String()),
  qrCode: Nullable(Type.String()),
});
export type MfaSetUp = Static<typeof MfaSetUp>;

/** POST /api/mfa/methods/confirm. */
export const confirmMfaBody = object({ code: code() });
export type ConfirmMfaBody = InferType<typeof confirmMfaBody>;

/** DELETE /api/mfa/methods/{mfaType}, PUT /api/mfa/methods/{mfaType}/preferred. */
export const mfaMethodParams = object({ mfaType: mfaType().required('error.mfa.typeUnknown') });
export const removeMfaBody = object({
  currentPassword: secretText().max(SETTINGS.password.maxLength).required('error.password.required'),
});
export type RemoveMfaBody = InferType<typeof removeMfaBody>;

/** GET /api/mfa/methods. `isRequired`: the organisation asks for one; `offered`: what can be set up here. */
export const MfaMethods = Type.Object({
  preferred: Nullable(MfaTypeName),
  isRequired: Type.Boolean(),
  offered: Type.Array(MfaTypeName),
  methods: Type.Array(Type.Object({ type: MfaTypeName, destination: Nullable(Type.String()), createdDate: Instant })),
});
export type MfaMethods = Static<typeof MfaMethods>;

/** A device that needs no code until `expiresDate`. */
export const MfaDevice = Type.Object({
  deviceId: Type.String(),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  ipAddress: Nullable(Type.String()),
  lastUsedDate: Instant,
  expiresDate: Instant,
});
export const MfaDevices = Type.Array(MfaDevice);
export type MfaDevice = Static<typeof MfaDevice>;

export const mfaDeviceParams = object({
  deviceId: text()
    .matches(/^\d{1,18}$/, 'error.notFound')
    .required('error.notFound'),
});
