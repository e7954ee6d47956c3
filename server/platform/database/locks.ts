/** The numbers of all advisory locks. PostgreSQL knows them only by number, so two uses of one number would block each other. */
export const advisoryLocks = {
  /** One process runs the migrations at a time. */
  migrations: 4_711_001,
  /** One process seeds an empty database. */
  seed: 4_711_002,
  /** One change of redirects at a time, so that two cannot close a loop together. */
  redirects: 4_711_003,
  /** One process deletes old events at a time. */
  eventRetention: 4_711_004,
  /** One change of admins at a time, so that two cannot demote each other. */
  admins: 4_711_005,
  /** With the hash of a quarter of an hour: one order takes a place in it, or staff change its capacity, at a time. The function `lock_slot` of the database takes it. */
  slots: 4_711_006,
  /** One change of parents of pages and nodes at a time, so that two cannot close a circle together. */
  trees: 4_711_007,
  /** With a day: its figures are counted while no transaction changes its orders. The function `reset_order_statistics` of the database takes it. */
  statistics: 4_711_008,
  /** One process creates a month of analytics events at a time. */
  analyticsPartitions: 4_711_009,
  /** The visitors of a day are counted while no transaction stores events. The function `visitor_statistics_changed` of the database takes it. */
  visitorStatistics: 4_711_010,
  /** Figures of days are counted while nobody changes the time zone of the shop. The function `timezone_changed` of the database takes it. */
  timezone: 4_711_011,
} as const;
