import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { COMPLETION_STATUSES } from '../domain/enumerations.ts';
import { INCENTIVE_LIMITS } from '../domain/research/incentiveLimits.ts';
import { Instant, Nullable, OneOf, text } from './common.ts';

/** The address of the call, below the host of the API; programs call it with a key of scope `research:write`. */
export const RESEARCH_COMPLETIONS_URL = '/v2/research/incentives/:incentiveId/completions';

/**
 * POST /v2/research/incentives/{incentiveId}/completions, as JSON or as fields of a form. A response id counts once for ever:
 * repeated with the same body it is answered as it was, with another 409. What is wrong with the address is a status.
 */
export const researchCompletionBody = object({
  responseId: text()
    .trim()
    .max(INCENTIVE_LIMITS.responseIdLength, 'error.text.tooLong')
    .required('error.incentive.responseRequired'),
  recipientEmail: text().max(400, 'error.text.tooLong').default(''),
  recipientFirstName: text().max(400, 'error.text.tooLong').default(''),
  recipientLastName: text().max(400, 'error.text.tooLong').default(''),
});
export type ResearchCompletionBody = InferType<typeof researchCompletionBody>;

/** 201 with status COMPLETE and the order, 422 with any other status; `message`: the status in English. */
export const ResearchCompletion = Type.Object({
  incentiveId: Type.String(),
  responseId: Type.String(),
  status: OneOf(COMPLETION_STATUSES),
  message: Type.String(),
  referenceOrderID: Nullable(Type.String()),
  createdAt: Instant,
});
export type ResearchCompletion = Static<typeof ResearchCompletion>;
