/** A test environment that adds to the error of a failed browser test what its pages showed. */
import type { Circus } from '@jest/types';
import { TestEnvironment } from 'jest-environment-node';

declare global {
  /** Describes the open pages of the running test; set by `useBrowser`. */
  var describeOpenPages: (() => Promise<string>) | undefined;
}

export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent(event: Circus.AsyncEvent | Circus.SyncEvent): Promise<void> {
    if (event.name !== 'test_fn_failure' || !(event.error instanceof this.global.Error || event.error instanceof Error)) return;
    const pages = await this.global.describeOpenPages?.();
    if (pages) event.error.stack += `\n${pages}`;
  }
}
