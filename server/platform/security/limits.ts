/** The limits of one installation (reliability 2). Tests and load tests override them through `createApp`. */
export interface Limits {
  /** Tokens of a GraphQL document. */
  maxTokens: number;
  /** Levels of nested selections. */
  maxDepth: number;
  maxAliases: number;
  maxDirectives: number;
  maxOperations: number;
  /** Fields after fragments are expanded. */
  maxFields: number;
  /** Records that a response may contain, and items of carts that it prices. */
  maxCost: number;
  /** Milliseconds in ten seconds for which a process may be busy with the requests of an address. */
  timePerAddress: number;
  /** Milliseconds until a response is due. A later request is answered with UNAVAILABLE. */
  requestTimeout: number;
  /** Milliseconds until a page is rendered; after them the browser renders it. */
  renderTimeout: number;
  /** Milliseconds for one SQL statement; the database cancels it. */
  statementTimeout: number;
  /** Milliseconds to wait for a database connection. */
  connectionTimeout: number;
  /** Database connections. Two instances and their listeners must fit into PostgreSQL's default of 100. */
  maxConnections: number;
  /** Bytes of a request body, and of a body with a file. */
  maxBodyBytes: number;
  maxUploadBytes: number;
  /** Bytes of file uploads in progress, per address and in total. */
  uploadBytesPerAddress: number;
  uploadBytesTotal: number;
  /** Milliseconds until a file upload is complete, and between two of its chunks. Bodies without files are complete within the second. */
  bodyTimeout: number;
  bodyIdleTimeout: number;
  /** Files that anonymous clients upload per hour (G-006). */
  uploadsPerAddress: number;
  /** Open sockets per address and per session. */
  socketsPerAddress: number;
  socketsPerSession: number;
  /** Running queries and subscriptions per socket. */
  subscriptionsPerSocket: number;
  /** Bytes of a socket message, and the number of its fragments. */
  maxMessageBytes: number;
  maxMessageFragments: number;
  messagesPerSecond: number;
  /** Bytes that wait for a slow client. */
  maxBufferedBytes: number;
  /** Milliseconds until a socket has sent `connection_init`. */
  connectionInitTimeout: number;
  /** Milliseconds between two pings. */
  heartbeatInterval: number;
  /** Orders that anonymous clients place per hour. */
  ordersPerAddress: number;
  ordersPerEmail: number;
  /** Per hour: repeated notifications of an order by one channel, and SMS about new orders to one phone number. */
  resendsPerOrder: number;
  smsPerPhone: number;
  /** Order requests per hour. */
  orderFormsPerAddress: number;
  /** Proposals of texts that a user requests per day, and the characters sent for them. */
  textRequestsPerUser: number;
  textCharactersPerUser: number;
  /** Previews of unsaved image templates that a user requests per minute. */
  templatePreviewsPerUser: number;
  /** Analytics events, and calls for the pixel, per minute. */
  analyticsEventsPerAddress: number;
  /** Wrong order links per minute. */
  wrongLinksPerAddress: number;
  /** Failed logins in 15 minutes: per account and address, per account, and per address (G-077, G-143). */
  loginsPerName: number;
  loginsPerAccount: number;
  loginsPerAddress: number;
  /** Login links requested in 15 minutes. */
  loginLinksPerAddress: number;
  /** Requests of an API token per minute (G-076). */
  requestsPerToken: number;
  /** Milliseconds for one job. When its process was killed, another process retries it after twice this time. */
  jobTimeout: number;
  /** Milliseconds for the response to a webhook. */
  webhookTimeout: number;
  /** Milliseconds without a report after which the job worker is replaced. */
  jobStallTimeout: number;
}

export const defaultLimits: Limits = {
  maxTokens: 1_000,
  maxDepth: 10,
  maxAliases: 30,
  maxDirectives: 20,
  maxOperations: 5,
  maxFields: 1_000,
  maxCost: 5_000,
  timePerAddress: 4_000,
  requestTimeout: 10_000,
  renderTimeout: 5_000,
  statementTimeout: 8_000,
  connectionTimeout: 5_000,
  maxConnections: 40,
  maxBodyBytes: 100 * 1024,
  maxUploadBytes: 14 * 1024 * 1024,
  uploadBytesPerAddress: 60 * 1024 * 1024,
  uploadBytesTotal: 300 * 1024 * 1024,
  bodyTimeout: 110_000,
  bodyIdleTimeout: 15_000,
  uploadsPerAddress: 20,
  socketsPerAddress: 50,
  socketsPerSession: 20,
  subscriptionsPerSocket: 20,
  maxMessageBytes: 64 * 1024,
  maxMessageFragments: 64,
  messagesPerSecond: 50,
  maxBufferedBytes: 1024 * 1024,
  connectionInitTimeout: 3_000,
  heartbeatInterval: 20_000,
  ordersPerAddress: 60,
  ordersPerEmail: 10,
  resendsPerOrder: 3,
  smsPerPhone: 3,
  orderFormsPerAddress: 5,
  textRequestsPerUser: 50,
  textCharactersPerUser: 200_000,
  templatePreviewsPerUser: 120,
  analyticsEventsPerAddress: 1_200,
  wrongLinksPerAddress: 30,
  loginsPerName: 5,
  loginsPerAccount: 20,
  loginsPerAddress: 50,
  loginLinksPerAddress: 10,
  requestsPerToken: 60,
  jobTimeout: 30_000,
  webhookTimeout: 5_000,
  jobStallTimeout: 10_000,
};
