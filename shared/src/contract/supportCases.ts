import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { checkCaseNote, SUPPORT_CASE_STATUSES, SUPPORT_REASONS } from '../domain/ordering/supportCases.ts';
import { Instant, Nullable, OneOf, REASON_MAX, text } from './common.ts';

const note = text()
  .max(REASON_MAX, 'error.text.tooLong')
  .default('')
  .test('note', (value, context) => {
    const refusal = checkCaseNote(value);
    return refusal === null || context.createError({ message: refusal.key, params: { ...refusal.values } });
  });

/** POST /api/orders/{referenceOrderId}/lines/{lineNumber}/support-cases: opens a case about a line with its first note. */
export const openSupportCaseBody = object({
  reason: text()
    .oneOf([...SUPPORT_REASONS], 'error.supportCase.reasonRequired')
    .required('error.supportCase.reasonRequired'),
  note,
});
export type OpenSupportCaseBody = InferType<typeof openSupportCaseBody>;

/** POST .../support-cases/{caseIdentifier}/notes. */
export const supportCaseNoteBody = object({ note });
export type SupportCaseNoteBody = InferType<typeof supportCaseNoteBody>;

const What = { by: Type.String(), at: Instant };

/** A question that somebody asked about a line, with the notes of those who helped, oldest first. */
export const SupportCase = Type.Object({
  caseIdentifier: Type.String(),
  reason: OneOf(SUPPORT_REASONS),
  status: OneOf(SUPPORT_CASE_STATUSES),
  opened: Type.Object(What),
  closed: Nullable(Type.Object(What)),
  notes: Type.Array(Type.Object({ note: Type.String(), ...What })),
});
export type SupportCase = Static<typeof SupportCase>;

/** GET /api/orders/{referenceOrderId}/lines/{lineNumber}/support-cases, newest first. */
export const SupportCases = Type.Array(SupportCase);
