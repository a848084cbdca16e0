import { AppError } from '../../errors/AppError.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Raises 403 where files of recipients are switched off for the account. */
export function requireUploads({ bulk_upload_disabled }: { readonly bulk_upload_disabled: boolean }): void {
  if (bulk_upload_disabled) throw new AppError(UPLOAD_FAILURES.disabled);
}

/** The same for an upload with a file; people who are typed by hand are no file. */
export function requireUploadsOfFile(upload: {
  readonly bulk_upload_disabled: boolean;
  readonly file_name: string | null;
}): void {
  if (upload.file_name !== null) requireUploads(upload);
}
