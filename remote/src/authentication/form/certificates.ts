const END = '-----END CERTIFICATE-----';

/** Returns the certificates of a text one below the other: each up to its END, or else up to an empty line. */
export function splitCertificates(text: string): readonly string[] {
  const parts = text.includes(END)
    ? text.split(END).map((part, index, all) => (index < all.length - 1 ? part + END : part))
    : text.split(/\n\s*\n/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns certificates as one text that `splitCertificates` takes apart again. */
export const joinCertificates = (certificates: readonly { readonly pem: string }[]): string =>
  certificates.map(({ pem }) => pem.trim()).join('\n\n');
