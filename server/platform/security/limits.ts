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
  /** Bytes of a body; of one that carries a file. */
  body: number;
  fileBody: number;
  /** Bytes of such bodies that one address, and all of them together, may have under way. */
  filesPerAddress: number;
  filesAtOnce: number;
  /** Milliseconds until such a body is there, and from one piece of it to the next. */
  transfer: number;
  silence: number;
  /** Files an hour that strangers send (G-006). */
  uploadsPerAddress: number;
  /** Sockets that one address, and one session, may hold. */
  socketsPerAddress: number;
  socketsPerSession: number;
  /** Questions and subscriptions under way in one socket. */
  subscriptions: number;
  /** Bytes of a message, and the pieces it may come in. */
  message: number;
  fragments: number;
  messagesPerSecond: number;
  /** Bytes that wait for a reader. */
  buffered: number;
  /** Milliseconds until a socket has introduced itself. */
  greeting: number;
  /** Milliseconds from one sign of life to the next. */
  pulse: number;
  /** Orders an hour that strangers place. */
  ordersPerAddress: number;
  ordersPerEmail: number;
  /** Times an hour that an order is told once more by one channel, and that customers of one number are told of new orders. */
  resendsPerOrder: number;
  textsPerPhone: number;
  /** Requests for parties an hour. */
  orderFormsPerAddress: number;
  /** Wrong links to orders in a minute. */
  missesPerAddress: number;
  /** Failures in 15 minutes of a name from one address, of all names from one address (G-077). */
  loginsPerName: number;
  loginsPerAddress: number;
  /** Links to sign in with, asked for from one address in 15 minutes. */
  loginLinksPerAddress: number;
  /** Questions of a program in a minute (G-076). */
  questionsPerToken: number;
  /** Milliseconds for one job; twice as long after its process was killed, another takes it up. */
  job: number;
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
  connections: 40,
  body: 100 * 1024,
  fileBody: 14 * 1024 * 1024,
  filesPerAddress: 60 * 1024 * 1024,
  filesAtOnce: 300 * 1024 * 1024,
  transfer: 110_000,
  silence: 15_000,
  uploadsPerAddress: 20,
  socketsPerAddress: 50,
  socketsPerSession: 20,
  subscriptions: 20,
  message: 64 * 1024,
  fragments: 64,
  messagesPerSecond: 50,
  buffered: 1024 * 1024,
  greeting: 3_000,
  pulse: 20_000,
  ordersPerAddress: 60,
  ordersPerEmail: 10,
  resendsPerOrder: 3,
  textsPerPhone: 3,
  orderFormsPerAddress: 5,
  missesPerAddress: 30,
  loginsPerName: 5,
  loginsPerAddress: 50,
  loginLinksPerAddress: 10,
  questionsPerToken: 60,
  job: 30_000,
};
