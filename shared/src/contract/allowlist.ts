import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { ALLOWLIST_LIMITS } from '../domain/allowlist/allowlistLimits.ts';
import { INTEGER_MAX } from '../domain/integerMax.ts';
import { fileNameText, Instant, Nullable, pageNumber, recordVersion, text } from './common.ts';

const { entriesOfPage, recipients } = ALLOWLIST_LIMITS;

/** Somebody to whom the organisation's rewards may go. */
export const AllowlistRecipient = Type.Object({
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
});
export type AllowlistRecipient = Static<typeof AllowlistRecipient>;

/** GET api/orderWhitelist, and api/orderWhitelist/recipients where the list is on: everybody on it. */
export const AllowlistRecipients = Type.Object({ recipients: Type.Array(AllowlistRecipient) });
export type AllowlistRecipients = Static<typeof AllowlistRecipients>;

/** GET api/orderWhitelist/platform: the state of the list. */
export const AllowlistOfPlatform = Type.Object({
  recipientCount: Type.Integer(),
  /** Rewards go to nobody else. */
  enabled: Type.Boolean(),
  /** Grows with every change. */
  version: Type.Integer(),
  modifiedDate: Instant,
  modifiedBy: Nullable(Type.String()),
  /** The list before, which can be brought back until then; null: there is none. */
  former: Nullable(Type.Object({ recipientCount: Type.Integer(), until: Instant })),
});
export type AllowlistOfPlatform = Static<typeof AllowlistOfPlatform>;

/** POST api/orderWhitelist. The service checks addresses and names by the rules in `domain`. */
export const allowlistBody = object({
  recipients: array(
    object({
      email: text().max(1_000).default(''),
      firstName: text().max(1_000).default(''),
      lastName: text().max(1_000).default(''),
    }),
  )
    .max(recipients, 'error.allowlist.tooMany')
    .required('error.allowlist.empty'),
});
export type AllowlistBody = InferType<typeof allowlistBody>;

/** PUT api/orderWhitelist: takes the place of the list. With `version`, that of the list as it was shown: 409 for an older one. */
export const allowlistChange = allowlistBody.shape({
  version: number().integer().min(1).max(INTEGER_MAX).optional(),
});
export type AllowlistChange = InferType<typeof allowlistChange>;

/** PUT api/orderWhitelist/switch. */
export const allowlistSwitch = object({ enabled: boolean().strict().required(), version: recordVersion() });
export type AllowlistSwitch = InferType<typeof allowlistSwitch>;

/** POST api/orderWhitelist/undo. */
export const allowlistUndo = object({ version: recordVersion() });
export type AllowlistUndo = InferType<typeof allowlistUndo>;

/** GET api/orderWhitelist/entries. `q`: words of names and addresses. */
export const allowlistEntriesQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...entriesOfPage])
    .default(entriesOfPage[0]),
  q: text().max(255).optional(),
});
export type AllowlistEntriesQuery = InferType<typeof allowlistEntriesQuery>;

export const AllowlistEntries = Type.Array(AllowlistRecipient);

/** POST api/orderWhitelist/check: the name of the file in the body. */
export const allowlistFileQuery = object({ fileName: fileNameText().max(1_000).required('error.upload.fileName') });
export type AllowlistFileQuery = InferType<typeof allowlistFileQuery>;

const RowNumbers = {
  /** From 1, without headings and blank rows. */
  lineNumber: Type.Integer(),
  /** As the spreadsheet shows it. */
  sheetRow: Type.Integer(),
};

/** A row that makes nobody of the list, with the reason at each field. */
const WrongAllowlistRow = Type.Composite([
  Type.Object(RowNumbers),
  AllowlistRecipient,
  Type.Object({
    errors: Type.Array(
      Type.Object({
        field: Type.String(),
        i18nKey: Type.String(),
        values: Type.Optional(Type.Record(Type.String(), Type.String())),
      }),
    ),
  }),
]);
export type WrongAllowlistRow = Static<typeof WrongAllowlistRow>;

/** A row with an address of a row before, which counts. */
const RepeatedAllowlistRow = Type.Composite([
  Type.Object({ ...RowNumbers, firstSheetRow: Type.Integer() }),
  AllowlistRecipient,
]);
export type RepeatedAllowlistRow = Static<typeof RepeatedAllowlistRow>;

/** POST api/orderWhitelist/check: a file against the list. Nothing is stored. */
export const AllowlistCheck = Type.Object({
  /** That of the list with which it was compared; 0: there is none. */
  version: Type.Integer(),
  rowCount: Type.Integer(),
  wrong: Type.Array(WrongAllowlistRow),
  repeated: Type.Array(RepeatedAllowlistRow),
  added: Type.Array(AllowlistRecipient),
  removed: Type.Array(AllowlistRecipient),
  renamed: Type.Array(
    Type.Composite([
      AllowlistRecipient,
      Type.Object({ formerFirstName: Type.String(), formerLastName: Type.String() }),
    ]),
  ),
  unchanged: Type.Array(AllowlistRecipient),
});
export type AllowlistCheck = Static<typeof AllowlistCheck>;
