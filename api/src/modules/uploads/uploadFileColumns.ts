import { toHeading } from '@portal/shared/domain/uploads/columnNames';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';

/** A column of a file to fill in: a field of its lines, or what stands there for people and is not read. */
export type UploadFileColumn = UploadField | 'rewardName' | 'reason';

/** Only the code says which reward it is, so that no other name is read in its place. */
const NOT_READ = { rewardName: 'Reward Name (not read)', reason: 'Reason (not read)' } as const;

/** Returns the columns of fields, the name of the reward beside its code. */
export const toFileColumns = (fields: readonly UploadField[]): UploadFileColumn[] =>
  fields.flatMap((field): UploadFileColumn[] => (field === 'utid' ? [field, 'rewardName'] : [field]));

/** Returns the heading of a column. */
export const toFileHeading = (column: UploadFileColumn): string =>
  column === 'rewardName' || column === 'reason' ? NOT_READ[column] : toHeading(column);
