import { getFileName } from '../../../api/saveFile.ts';

/** The letter of a reward as this page holds it. */
export interface PrintedLetter {
  /** Object URL, which whoever shows the letter revokes. */
  readonly address: string;
  readonly fileName: string;
}

/** Keeps a PDF for a dialog that opens and saves it. A failed response is read as JSON. */
export async function readLetter(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const letter: PrintedLetter = {
    address: URL.createObjectURL(await response.blob()),
    fileName: getFileName(response),
  };
  return letter;
}
