/** A page in a real browser may take its time. */
jest.setTimeout(60_000);
