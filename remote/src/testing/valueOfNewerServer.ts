import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import { KYB_DECISIONS, REWARDS_USAGES } from '@portal/shared/domain/access/kybReview';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { KYB_CHECK_RESULTS, KYB_CHECKS, KYB_FIELDS } from '@portal/shared/domain/access/reviewFacts';
import { ACCESS_LEVELS } from '@portal/shared/domain/access/permissions';
import * as enumerations from '@portal/shared/domain/enumerations';
import { LINE_REASONS } from '@portal/shared/domain/ordering/lineReasons';
import { LINE_STATES, ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { ACTION_REASONS, ISSUER_REFUSALS, REWARD_ACTIONS } from '@portal/shared/domain/ordering/rewardActions';
import { RESEND_REASONS, RESEND_REFUSALS } from '@portal/shared/domain/ordering/resendRules';
import { SUPPORT_CASE_STATUSES, SUPPORT_REASONS } from '@portal/shared/domain/ordering/supportCases';
import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import { UPLOAD_STATES, UPLOAD_WARNINGS } from '@portal/shared/domain/uploads/uploadStates';
import type { Handlers } from './apiServer.ts';

/** A value of an enumeration that a newer server sends, and no type of this build names. */
// oxlint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- stands for a value of whatever enumeration is asked for
export const valueOfNewerServer = <V extends string>(): V => 'ON_THE_MOON' as V;

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.entries(enumerations).flatMap(([name, values]) => (name === 'LANGUAGES' ? [] : values)),
  ...[...KYB_DECISIONS, ...REWARDS_USAGES, ...KYB_STATUSES, ...ACCESS_LEVELS, ...MFA_TYPES, ...UPLOAD_STATES],
  ...[...LINE_REASONS, ...LINE_STATES, ...ORDER_STATES, ...ACTION_REASONS, ...ISSUER_REFUSALS, ...REWARD_ACTIONS],
  ...[
    ...RESEND_REASONS,
    ...RESEND_REFUSALS,
    ...API_SCOPES,
    ...KYB_FIELDS,
    ...KYB_CHECKS,
    ...KYB_CHECK_RESULTS,
    ...SUPPORT_CASE_STATUSES,
    ...SUPPORT_REASONS,
    ...UPLOAD_WARNINGS,
  ],
  // Without a list of their own: events of a line, states of providers.
  ...['MAIL_SENT', 'ISSUED', 'PLACED', 'ACCOUNT_BALANCE', 'configured', 'sandbox', 'postgres'],
]);

const asNewer = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && KNOWN.has(value) ? valueOfNewerServer() : value;

/** The answers of handlers as a newer server gives them: each value of an enumeration is one that this build does not know. */
export const fromNewerServer = (handlers: Handlers): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([route, handler]) => [
      route,
      async (request: Parameters<typeof handler>[0]): Promise<unknown> => {
        const result: unknown = await handler(request);
        return result instanceof Response ? result : JSON.parse(JSON.stringify(result), asNewer);
      },
    ]),
  );
