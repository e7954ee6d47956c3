/** An event on its way to the provider of the pixel. The job that holds it is deleted when it has run. */
export interface PixelEvent {
  readonly event: string;
  /** The same as in the browser, so that the provider counts the event once. */
  readonly eventId: string;
  readonly url: string;
  readonly data: object;
  /** Seconds since 1970. */
  readonly time: number;
  readonly address: string;
  readonly userAgent: string;
}
