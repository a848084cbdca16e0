/** A file that one page has made for another, which takes it once. Neither the address nor a draft can hold a file. */
let handed: File | null = null;

export function handFile(file: File): void {
  handed = file;
}

export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
