/** Browser tests need a longer timeout. */
jest.setTimeout(120_000);
