const NAMED = /filename="([^"]+)"/;
const UNNAMED = 'download';
/** Some browsers read the blob only after the click. */
const KEPT_MS = 40_000;

/** Returns the name that the server gave a file. */
export const getFileName = (response: Response): string =>
  NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? UNNAMED;

/** Saves a file response as a download and returns its name. A failed response is read as JSON. */
export async function saveFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const name = getFileName(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return name;
}
