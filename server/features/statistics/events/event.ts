/** An event as it waits to be stored, and the visitor who caused it. */
import type { RequestClient } from '../../../platform/context/viewer';

/** What the key of a visitor is made of. It is never stored. */
export interface VisitorSource {
  readonly address: string;
  readonly userAgent: string;
  readonly language: string;
}

/** What a device says about itself, after a consent. */
interface DeviceInfo {
  readonly language?: string | null;
  readonly screenWidth?: number | null;
  readonly screenHeight?: number | null;
  readonly windowWidth?: number | null;
  readonly windowHeight?: number | null;
  readonly pixelRatio?: number | null;
  readonly orientation?: string | null;
  readonly isDark?: boolean | null;
}

/** The program and the system of a visitor. */
export interface Platform {
  readonly browser?: string | undefined;
  readonly browserVersion?: string | undefined;
  readonly operatingSystem?: string | undefined;
  readonly operatingSystemVersion?: string | undefined;
}

export interface AnalyticsEvent extends DeviceInfo, Platform {
  readonly at: Date;
  /** Given by the client; an event that it sends twice is stored once. */
  readonly id?: string | null;
  /** Undefined when nobody must be recognized. */
  readonly visitor?: VisitorSource;
  /** Whether it counts as a view of a page. A page that the browser loaded is counted when the server answers it. */
  readonly isView?: boolean;
  readonly type: string;
  readonly action?: string | null;
  readonly category?: string | null;
  readonly name?: string | null;
  /** As `analyticsPath` returns it. */
  readonly path?: string | null;
  readonly branch?: string | null;
  /** The host from which the visitor came, or the source that the link names. */
  readonly referrer?: string | null;
  readonly data?: object | null;
}

/** Counts and stores events. */
export interface Analytics {
  /** Adds an event. It neither throws nor waits. */
  readonly record: (event: AnalyticsEvent) => void;
  /**
   * Returns the key of a visitor who agreed to statistics, on the day of this instant in the time zone. Null for all other clients, and while
   * the database does not answer.
   */
  readonly agreedVisitorKey: (client: RequestClient | undefined, day: { at: Date; timezone: string }) => Promise<string | null>;
  /** Stores what waits. */
  readonly flush: () => Promise<void>;
  /** Events since the start: those that were stored, and those that were lost because the database did not answer or too many waited. */
  readonly counts: { readonly stored: number; readonly dropped: number };
}
