import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { DELIVERY_METHODS, FULFILLMENT_TYPES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { UPLOAD_LIMITS } from '../domain/uploads/uploadLimits.ts';
import { DECIMAL_MARKS } from '../domain/uploads/amountReadings.ts';
import { COLUMN_KINDS, UPLOAD_FIELDS } from '../domain/uploads/uploadFields.ts';
import { UPLOAD_STATES, UPLOAD_WARNINGS } from '../domain/uploads/uploadStates.ts';
import { FILE_LIMITS } from '../files/fileLimits.ts';
import { ENCODINGS } from '../files/ReadingOptions.ts';
import type { FileRule } from '../files/Table.ts';
import {
  amountText,
  FieldError,
  fileNameText,
  Instant,
  MoneyAmount,
  Nullable,
  OneOf,
  pageNumber,
  text,
} from './common.ts';
import { knownUse } from './earlierUse.ts';

/** POST api/orders/upload/create. `kind`: how all its rewards are delivered; 422 for one that the installation does not offer. */
export const createUploadQuery = object({
  accountIdentifier: text().max(100).required('error.account.required'),
  kind: text().oneOf(DELIVERY_METHODS).default('EMAIL'),
});
export type CreateUploadQuery = InferType<typeof createUploadQuery>;

export const uploadParams = object({ uploadId: text().required() });
export const uploadFulfillmentParams = object({
  uploadId: text().required(),
  type: text().oneOf(FULFILLMENT_TYPES).required(),
});
export const uploadLineParams = object({ uploadId: text().required(), lineId: text().required() });

/** GET api/orders/upload/template/{format}. */
export const uploadTemplateParams = object({ format: text().oneOf(['csv', 'xlsx']).required() });

/**
 * PUT api/orders/upload/{uploadId}/file. `isAgain`: the file was ordered from before, and is meant to be. `sheet`, `headingRow`,
 * `encoding`: how it is to be read, where it was read otherwise than its writer means. `utid`, `amount`: of all
 * rows where the file has no column for them.
 */
export const uploadFileQuery = object({
  fileName: fileNameText().max(1_000).required('error.upload.fileName'),
  sheet: text().max(100).default(undefined),
  headingRow: number().integer().min(1).max(FILE_LIMITS.rows).default(undefined),
  encoding: text().oneOf(ENCODINGS).default(undefined),
  isAgain: boolean().default(false),
  utid: text().max(UPLOAD_LIMITS.cellLength).default(undefined),
  amount: text().max(UPLOAD_LIMITS.cellLength).default(undefined),
});
export type UploadFileQuery = InferType<typeof uploadFileQuery>;

const fieldName = () => text().oneOf(UPLOAD_FIELDS);

/**
 * PUT api/orders/upload/{uploadId}/mapping. `columns`: the content of each, null for one that is left out. `values`: one for all
 * lines. `rewards`: those that names in the column of rewards mean.
 */
export const uploadMappingBody = object({
  columns: array(text().oneOf(COLUMN_KINDS).nullable()).max(FILE_LIMITS.columns).required('error.validation'),
  values: array(
    object({
      field: fieldName().required('error.validation'),
      value: text().max(UPLOAD_LIMITS.cellLength).required(),
    }),
  )
    .max(UPLOAD_FIELDS.length)
    .default([]),
  rewards: array(
    object({
      name: text().max(UPLOAD_LIMITS.cellLength).required('error.validation'),
      utid: text().max(100).required('error.utid.required'),
    }),
  )
    .max(UPLOAD_LIMITS.rewardNames)
    .default([]),
  decimalMark: text().oneOf(DECIMAL_MARKS).nullable().default(null),
});
export type UploadMappingBody = InferType<typeof uploadMappingBody>;

/** GET api/orders/upload/{uploadId}/reward-names: what stands in a column that holds rewards, other than codes. */
export const uploadRewardNamesQuery = object({
  column: number()
    .integer()
    .min(0)
    .max(FILE_LIMITS.columns - 1)
    .required('error.validation'),
});
export type UploadRewardNamesQuery = InferType<typeof uploadRewardNamesQuery>;

/** GET api/orders/upload/{uploadId}/lines. */
export const uploadLinesQuery = object({
  page: pageNumber,
  size: number().integer().min(1).max(UPLOAD_LIMITS.linesOfPage).default(UPLOAD_LIMITS.linesOfPage),
  sort: text().oneOf(['lineNumber,asc']).default('lineNumber,asc'),
  only: text().oneOf(['invalid', 'warned']).default(undefined),
  fulfillmentType: text().max(100).default(undefined),
});
export type UploadLinesQuery = InferType<typeof uploadLinesQuery>;

/** PATCH api/orders/upload/{uploadId}/lines: cells, each with its new text. */
export const changeUploadLinesBody = object({
  changes: array(
    object({
      lineNumber: number().integer().min(1).max(FILE_LIMITS.rows).required('error.validation'),
      field: fieldName().required('error.validation'),
      value: text().max(UPLOAD_LIMITS.cellLength).defined(),
    }),
  )
    .min(1, 'error.lines.required')
    .max(UPLOAD_LIMITS.cellsOfCall, 'error.lines.tooMany')
    .required('error.lines.required'),
});
export type ChangeUploadLinesBody = InferType<typeof changeUploadLinesBody>;

/** PUT api/orders/upload/{uploadId}/values: one value for all lines, those that are typed later too; '' takes it away. */
export const uploadValuesBody = object({
  values: array(
    object({
      field: fieldName().required('error.validation'),
      value: text().max(UPLOAD_LIMITS.cellLength).defined(),
    }),
  )
    .min(1, 'error.validation')
    .max(UPLOAD_FIELDS.length)
    .required('error.validation'),
});
export type UploadValuesBody = InferType<typeof uploadValuesBody>;

/** GET api/orders/upload/{uploadId}/summary/{currency}: `currency` is that of the upload's account. */
export const uploadSummaryParams = object({ uploadId: text().required(), currency: text().max(3).required() });

/** PATCH api/bulkorder/upload/{uploadId}: changes only the fields present. */
export const uploadMetadataBody = object({
  purchaseOrderNumber: text()
    .max(SETTINGS.orders.purchaseOrderNumberLength, 'error.text.tooLong')
    .nullable()
    .optional(),
  notes: text().max(SETTINGS.orders.notesLength, 'error.text.tooLong').nullable().optional(),
});
export type UploadMetadataBody = InferType<typeof uploadMetadataBody>;

const cell = () => text().max(UPLOAD_LIMITS.cellLength).nullable().default('');

/** A line as it is typed. Whatever is wrong with it is said in its place, as of a line that was read. */
export const uploadLineBody = object({
  utid: cell(),
  amount: amountText().max(UPLOAD_LIMITS.cellLength).nullable().default(''),
  quantity: amountText().max(UPLOAD_LIMITS.cellLength).nullable().default(''),
  recipientEmail: cell(),
  recipientMobileNumber: cell(),
  recipientFirstName: cell(),
  recipientLastName: cell(),
  recipientAddress: object({
    companyName: cell(),
    streetLine1: cell(),
    streetLine2: cell(),
    city: cell(),
    stateOrProvince: cell(),
    postalCode: cell(),
    country: cell(),
  })
    .nullable()
    .optional()
    .default(undefined),
  senderFirstName: cell(),
  senderEmail: cell(),
  etid: cell(),
  ptid: cell(),
  emailSubject: cell(),
  personalizationToName: cell(),
  personalizationFromName: cell(),
  letterHeadTitle: cell(),
  message: cell(),
  notes: cell(),
  externalReferenceId: cell(),
  location: cell(),
  tourId: cell(),
  reservationId: cell(),
});
export type UploadLineBody = InferType<typeof uploadLineBody>;

/** POST api/bulkorder/upload/{uploadId}/lines. */
export const addUploadLinesBody = array(uploadLineBody)
  .min(1, 'error.lines.required')
  .max(UPLOAD_LIMITS.linesOfPage, 'error.lines.tooMany')
  .required('error.lines.required');
export type AddUploadLinesBody = InferType<typeof addUploadLinesBody>;
export const addUploadLinesQuery = object({ accountIdentifier: text().max(100).optional() });

/** POST api/shopping-carts/{cartId}/line-items/from-upload: the good lines that no cart has yet. */
export const addUploadBody = object({ uploadId: text().max(100).required('error.validation'), knownUse });
export type AddUploadBody = InferType<typeof addUploadBody>;

/** GET api/orders/uploads: the newest of the user's. */
export const uploadsQuery = object({ page: pageNumber, q: text().trim().max(100).default('') });
export type UploadsQuery = InferType<typeof uploadsQuery>;

/** `checkedCount`: how far a file is that is checked in the background. */
const Counts = {
  rowCount: Type.Integer(),
  checkedCount: Type.Integer(),
  wrongCount: Type.Integer(),
  warnedCount: Type.Integer(),
  addedCount: Type.Integer(),
};

/**
 * A row of a list of uploads. `identifier` is `uploadId`. `cartId`: where its lines went last, until that is ordered; then
 * `orderReferenceId`. Kept until `expiresAt`.
 */
export const UploadSummary = Type.Object({
  uploadId: Type.String(),
  identifier: Type.String(),
  accountIdentifier: Type.String(),
  kind: OneOf(DELIVERY_METHODS),
  state: OneOf(UPLOAD_STATES),
  fileName: Nullable(Type.String()),
  ...Counts,
  cartId: Nullable(Type.String()),
  orderReferenceId: Nullable(Type.String()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type UploadSummary = Static<typeof UploadSummary>;
export const UploadSummaries = Type.Array(UploadSummary);

/**
 * GET api/orders/upload/pending-upload: the user's newest upload with lines that no cart has, or that stand in its own cart. `cartId`:
 * that cart, until it is ordered.
 */
export const PendingUpload = Type.Object({
  uploadId: Type.String(),
  identifier: Type.String(),
  cartId: Nullable(Type.String()),
  purchaseOrderNumber: Nullable(Type.String()),
  notes: Nullable(Type.String()),
});
export type PendingUpload = Static<typeof PendingUpload>;

/** Why an upload is refused: what its reader found, that it was ordered from before, or that its reading did not end. */
export type UploadRule = FileRule | 'file.used' | 'file.interrupted';

/** An upload with all that is known of its file. */
export const Upload = Type.Object({
  ...UploadSummary.properties,
  purchaseOrderNumber: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  sheets: Type.Array(Type.String()),
  sheet: Nullable(Type.String()),
  /** The row of the headings, and how the characters of a CSV were read. */
  headingRow: Nullable(Type.Integer()),
  encoding: Nullable(OneOf(ENCODINGS)),
  /** `samples`: the first values that are not empty, where columns have to be confirmed. */
  columns: Type.Array(
    Type.Object({
      heading: Type.String(),
      field: Nullable(OneOf(COLUMN_KINDS)),
      isGuessed: Type.Boolean(),
      isDoubtful: Type.Boolean(),
      samples: Type.Array(Type.String()),
    }),
  ),
  values: Type.Array(Type.Object({ field: OneOf(UPLOAD_FIELDS), value: Type.String() })),
  missing: Type.Array(OneOf(UPLOAD_FIELDS)),
  /** Rewards that names of the file were said to mean. */
  rewards: Type.Array(Type.Object({ name: Type.String(), utid: Type.String() })),
  decimalMark: Nullable(OneOf(DECIMAL_MARKS)),
  /** Why the file is not taken (`file.tooBig`), and where in it; `usedAt`: when it was ordered from before. */
  refusal: Nullable(Type.Object({ rule: Type.String(), place: Nullable(Type.String()), usedAt: Nullable(Instant) })),
  /**
   * The mistakes in its lines, with the number of lines, most first. `value`: the name of a reward that these lines have in common;
   * `resembling`: codes of rewards that it may mean. `lineNumber`, `sheetRow`: the first of them.
   */
  causes: Type.Array(
    Type.Object({
      field: OneOf(UPLOAD_FIELDS),
      i18nKey: Type.String(),
      value: Nullable(Type.String()),
      resembling: Type.Array(Type.String()),
      count: Type.Integer(),
      lineNumber: Type.Integer(),
      sheetRow: Type.Integer(),
    }),
  ),
});
export type Upload = Static<typeof Upload>;

/**
 * Names of rewards in a column, as they are first written, with the number of their rows. `utid`: the reward that one means, as it
 * was chosen before or is the only one of that name; else `candidates` has those of that name, and `nearest` one of another.
 */
export const UploadRewardNames = Type.Array(
  Type.Object({
    name: Type.String(),
    count: Type.Integer(),
    utid: Nullable(Type.String()),
    candidates: Type.Array(Type.String()),
    nearest: Nullable(Type.String()),
  }),
);
export type UploadRewardNames = Static<typeof UploadRewardNames>;

const Text = Type.String();

/** A line as it is understood; `amount` as it was read, `value` what it is worth. Empty fields are ''. */
export const UploadLine = Type.Object({
  lineNumber: Type.Integer(),
  identifier: Text,
  sheetRow: Type.Integer(),
  utid: Text,
  amount: Text,
  value: Nullable(MoneyAmount),
  quantity: Text,
  recipientEmail: Text,
  recipientMobileNumber: Text,
  recipientFirstName: Text,
  recipientLastName: Text,
  recipientAddress: Type.Object({
    companyName: Text,
    streetLine1: Text,
    streetLine2: Text,
    city: Text,
    stateOrProvince: Text,
    postalCode: Text,
    country: Text,
  }),
  senderFirstName: Text,
  senderEmail: Text,
  etid: Text,
  ptid: Text,
  emailSubject: Text,
  personalizationToName: Text,
  personalizationFromName: Text,
  letterHeadTitle: Text,
  message: Text,
  notes: Text,
  externalReferenceId: Text,
  location: Text,
  tourId: Text,
  reservationId: Text,
  errors: Type.Array(FieldError),
  warnings: Type.Array(Type.Object({ field: Nullable(OneOf(UPLOAD_FIELDS)), warning: OneOf(UPLOAD_WARNINGS) })),
  isAdded: Type.Boolean(),
});
export type UploadLine = Static<typeof UploadLine>;
export const UploadLines = Type.Array(UploadLine);
export type UploadLines = Static<typeof UploadLines>;

/** An upload after a change: its counts and causes, and every line that reads differently now. */
export const ChangedUploadLines = Type.Object({ upload: Upload, lines: UploadLines });
export type ChangedUploadLines = Static<typeof ChangedUploadLines>;
