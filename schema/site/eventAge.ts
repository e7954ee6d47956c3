/** The age of an analytics event in milliseconds that a client may report. A device that slept longer reports this one. */
export const maxEventAge = 24 * 60 * 60 * 1_000;
