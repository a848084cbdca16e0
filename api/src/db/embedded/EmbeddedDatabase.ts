import type { PGlite } from '@electric-sql/pglite';

/** An embedded database behind its one door. */
export interface EmbeddedDatabase {
  /** Takes whole messages of PostgreSQL's protocol and resolves with what the database answers. */
  exec(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An instance in this very thread. Nothing else may touch it from now on. */
export const embedHere = (pglite: PGlite): EmbeddedDatabase => ({
  exec: async (messages) => {
    const parts: Uint8Array[] = [];
    await pglite.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
    return Buffer.concat(parts);
  },
  close: () => pglite.close(),
});
