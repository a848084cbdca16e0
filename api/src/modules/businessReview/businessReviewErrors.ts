import { SETTINGS } from '@portal/shared/domain/settings';
import type { Failure } from '../../errors/AppError.ts';

const { files, fileBytes } = SETTINGS.businessReview;
const MB = 1024 * 1024;

/** Failures of an organisation's part in the review of its business. */
export const BUSINESS_REVIEW_FAILURES = {
  submitted: {
    status: 409,
    i18nKey: 'error.businessReview.submitted',
    description: 'The facts about the business were submitted before.',
  },
  notAsked: {
    status: 409,
    i18nKey: 'error.businessReview.notAsked',
    description: 'The question is not open: it was answered, or a decision or another question took its place.',
  },
  tooManyFiles: {
    status: 409,
    i18nKey: 'error.businessReview.tooManyFiles',
    description: 'The question has as many files as an answer may have.',
    values: { max: String(files) },
  },
  fileType: {
    status: 422,
    i18nKey: 'error.businessReview.fileType',
    description: 'By its content the file is no PDF, PNG or JPEG.',
    fields: [{ field: 'file', i18nKey: 'error.businessReview.fileType' }],
  },
  fileTooLarge: {
    status: 422,
    i18nKey: 'error.businessReview.fileTooLarge',
    description: 'The file is too large.',
    values: { megabytes: String(fileBytes / MB) },
    fields: [
      {
        field: 'file',
        i18nKey: 'error.businessReview.fileTooLarge',
        values: { megabytes: String(fileBytes / MB) },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Failure>>;
