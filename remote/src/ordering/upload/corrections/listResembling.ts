import type { UploadLine } from '@portal/shared/contract/uploads';

/** Returns the codes of the rewards that the text in a line may mean. */
export const listResembling = ({ errors }: UploadLine): readonly string[] =>
  errors.flatMap(({ field, values }) => (field === 'utid' ? (values?.['resembling']?.split(' ') ?? []) : []));
