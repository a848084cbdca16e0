import { Duplex } from 'node:stream';
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts';

type Done = (error?: Error | null) => void;

/** Socket for the driver whose writes are answered by the embedded database. */
export class EmbeddedSocket extends Duplex {
  readonly #database: Pick<EmbeddedDatabase, 'exec'>;

  constructor(database: Pick<EmbeddedDatabase, 'exec'>) {
    super();
    this.#database = database;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {
    // Responses are pushed as they arrive.
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#database.exec(messages).then((response) => {
      if (response.length > 0) this.push(response);
      done();
    }, done);
  }

  /** Messages written together are one round trip to the database. */
  override _writev(writes: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(writes.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}
