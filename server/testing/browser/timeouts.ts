/** A page in a real browser may take its time. */
jest.setTimeout(120_000);
