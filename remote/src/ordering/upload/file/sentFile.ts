/**
 * The file that was chosen last, for as long as the page lives: an upload's page sends it, and sends it again after a failure
 * or when it is taken on purpose. Neither the address nor a draft can hold a file.
 */
let last: { readonly uploadId: string; readonly file: File } | null = null;

export function storeFile(uploadId: string, file: File): void {
  last = { uploadId, file };
}

export const getStoredFile = (uploadId: string): File | null => (last?.uploadId === uploadId ? last.file : null);
