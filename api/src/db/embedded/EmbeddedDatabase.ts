import type { PGlite } from '@electric-sql/pglite';

/** An embedded database, addressed by PostgreSQL's wire protocol. */
export interface EmbeddedDatabase {
  /** Takes complete protocol messages and resolves with the responses. */
  exec(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An instance in the current thread, which it owns exclusively from now on. */
export const embedHere = (pglite: PGlite): EmbeddedDatabase => ({
  exec: async (messages) => {
    const parts: Uint8Array[] = [];
    await pglite.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
    return Buffer.concat(parts);
  },
  close: () => pglite.close(),
});
