import type { Failure } from '../../errors/AppError.ts';

export const UPLOAD_FAILURES = {
  notFound: { status: 404, i18nKey: 'error.upload.notFound', description: 'There is no such upload.' },
  lineNotFound: { status: 404, i18nKey: 'error.notFound', description: 'The upload has no such line.' },
  disabled: { status: 403, i18nKey: 'error.upload.disabled', description: 'Files are switched off for the account.' },
  kindNotOffered: {
    status: 422,
    i18nKey: 'error.validation',
    description: 'Rewards cannot be sent in that way here.',
    fields: [{ field: 'kind', i18nKey: 'error.validation' }],
  },
  noFile: { status: 400, i18nKey: 'error.upload.noFile', description: 'The body is the file, as text/csv or bytes.' },
  notReady: {
    status: 409,
    i18nKey: 'error.upload.notReady',
    description: 'The lines of the upload are not read, or their columns not confirmed.',
  },
  overtaken: {
    status: 409,
    i18nKey: 'error.upload.overtaken',
    description: 'Another file or mapping came while this one was read.',
  },
  added: { status: 409, i18nKey: 'error.upload.added', description: 'The lines are in a cart or an order already.' },
  notAdded: { status: 409, i18nKey: 'error.upload.notAdded', description: 'The lines are in no cart yet.' },
  adding: { status: 409, i18nKey: 'error.upload.adding', description: 'The lines are being added to a cart.' },
  used: {
    status: 409,
    i18nKey: 'error.upload.used',
    description: 'The same file was used for an order; `knownUse` says that it is meant to be used again.',
  },
  otherKind: {
    status: 422,
    i18nKey: 'error.bulk.file',
    description: 'Cards in bulk are alone in their order: their rows go into a cart of them, others into none.',
    fields: [{ field: 'uploadId', i18nKey: 'error.bulk.file' }],
  },
  otherCurrency: {
    status: 422,
    i18nKey: 'error.currency.unsupported',
    description: 'An upload is priced in the currency of its account.',
    fields: [{ field: 'currency', i18nKey: 'error.currency.unsupported' }],
  },
  columns: { status: 422, i18nKey: 'error.validation', description: 'The columns do not make lines.' },
  tooManyLines: { status: 422, i18nKey: 'error.lines.tooMany', description: 'The upload would have too many lines.' },
  nothingToAdd: {
    status: 422,
    i18nKey: 'error.upload.nothingToAdd',
    description: 'The upload has no good line that no cart has yet.',
  },
  otherAccount: {
    status: 422,
    i18nKey: 'error.upload.otherAccount',
    description: 'The upload is of another account than the cart.',
  },
  referenceTaken: {
    status: 409,
    i18nKey: 'error.reference.duplicate',
    description: 'The cart has a line with the reference of one of the lines.',
  },
} as const satisfies Record<string, Failure>;
