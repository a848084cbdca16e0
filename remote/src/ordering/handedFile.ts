import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';

/** A file that one page has made for another, and how its rewards go. */
interface HandedFile {
  readonly file: File;
  readonly kind: UploadKind;
}

/** The page that it is for takes it once. Neither the address nor a draft can hold a file. */
let handed: HandedFile | null = null;

export function handFile(file: File, kind: UploadKind): void {
  handed = { file, kind };
}

export function takeHandedFile(): HandedFile | null {
  const taken = handed;
  handed = null;
  return taken;
}
