/** What one house lets strangers take of it (reliability 2). Handed to `createApp`, where tests and load tests change them. */
export interface Limits {
  /** Words of a GraphQL document. */
  tokens: number;
  /** Selections within selections. */
  depth: number;
  aliases: number;
  directives: number;
  operations: number;
  /** Fields after fragments are expanded. */
  fields: number;
  /** Records an answer may hold. */
  cost: number;
  /** Milliseconds until an answer must be there; after them nobody waits for it any more. */
  patience: number;
  /** Milliseconds for one statement; the database ends it. */
  statement: number;
  /** Milliseconds to wait for a connection to the database. */
  connection: number;
  /** Connections to the database. Two houses and their listeners must fit into PostgreSQL's usual 100. */
  connections: number;
  /** Bytes of a body. */
  body: number;
}

export const defaultLimits: Limits = {
  tokens: 1_000,
  depth: 10,
  aliases: 30,
  directives: 20,
  operations: 5,
  fields: 1_000,
  cost: 5_000,
  patience: 10_000,
  statement: 8_000,
  connection: 5_000,
  connections: 30,
  body: 100_000,
};
