import { Duplex } from 'node:stream';
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts';

type Done = (error?: Error | null) => void;

/** What the driver takes for its socket: each write is answered by the embedded database. */
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
    // Answers are pushed as they come.
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#database.exec(messages).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }

  /** Messages that were sent together are one way to the database and back. */
  override _writev(writes: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(writes.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}
