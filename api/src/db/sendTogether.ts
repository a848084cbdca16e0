import pg from 'pg';
import { pgTypes } from './pgTypes.ts';

/** A statement with its values; one with a name is planned once a connection. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A connection of the driver, with what it keeps of named statements. */
interface DriverConnection extends pg.Connection {
  readonly submittedNamedStatements: Record<string, string>;
}

/** The statement that is being answered, as the driver calls it. Its types name none of it. */
interface DriverQuery {
  readonly name?: string;
  readonly text: string;
  callback: (error: Error | null, result?: pg.QueryResult) => void;
  submit(connection: pg.Connection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleEmptyQuery(connection: pg.Connection): void;
  handleCopyInResponse(connection: pg.Connection): void;
  handleCopyData(message: unknown, connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}

/**
 * Sends statements together, up to one Sync: the database answers them in turn, and skips what follows one that fails, so that a
 * `begin` that fails leaves no statement that stands alone (PostgreSQL, "Message Flow", extended query; docs/decisions/0065).
 * Resolves with the answer of the last one; raises the error of whichever failed.
 */
export function sendTogether(
  client: pg.PoolClient,
  before: readonly Statement[],
  last: Statement,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const answered = (error: Error | null, result?: pg.QueryResult): void => {
      if (error !== null) reject(error);
      else if (result !== undefined) resolve(result);
    };
    client.query(new StatementGroup([...before, last].map(toDriverQuery), answered));
  });
}

function toDriverQuery({ name, text, values }: Statement): DriverQuery {
  // By default one without name and values is sent in a way that ends the group.
  const config = { name, text, values: [...values], types: pgTypes, queryMode: 'extended' };
  // The border to the driver, whose types name only `submit`.
  return new pg.Query(config) as unknown as DriverQuery;
}

/** One query for the driver, which hands each message of the database to the statement whose turn it is. */
class StatementGroup implements pg.Submittable {
  readonly #queries: readonly DriverQuery[];
  readonly #answered: DriverQuery['callback'];
  #turn = 0;

  constructor(queries: readonly DriverQuery[], answered: DriverQuery['callback']) {
    this.#queries = queries;
    this.#answered = answered;
    for (const query of queries) query.callback = answered;
  }

  get #current(): DriverQuery {
    const query = this.#queries[this.#turn];
    if (query === undefined) throw new Error('The database has answered more statements than were sent');
    return query;
  }

  /** The driver notes the statement of this name as prepared. */
  get name(): string | undefined {
    return this.#current.name;
  }

  get text(): string {
    return this.#current.text;
  }

  submit(connection: pg.Connection): void {
    // A statement ends with a Sync, which only the last one may send.
    const unfinished = Object.create(connection, { sync: { value: () => undefined } }) as pg.Connection;
    connection.stream.cork();
    for (const [index, query] of this.#queries.entries())
      query.submit(index === this.#queries.length - 1 ? connection : unfinished);
    connection.stream.uncork();
  }

  handleRowDescription(message: unknown): void {
    this.#current.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current.handleDataRow(message);
  }

  handleEmptyQuery(connection: pg.Connection): void {
    this.#current.handleEmptyQuery(connection);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#current.handleCopyInResponse(connection);
  }

  handleCopyData(message: unknown, connection: pg.Connection): void {
    this.#current.handleCopyData(message, connection);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#current.handleCommandComplete(message, connection);
    if (this.#turn < this.#queries.length - 1) this.#turn += 1;
  }

  handleError(error: Error, connection: DriverConnection): void {
    // Statements that were skipped were not prepared: the next call sends them anew.
    for (const { name } of this.#queries.slice(this.#turn))
      if (name !== undefined) Reflect.deleteProperty(connection.submittedNamedStatements, name);
    this.#answered(error);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#current.handleReadyForQuery(connection);
  }
}
