/** The parts of the app that every request and job uses: the database, adapters, limits and the clock. */
import type { DataSource } from 'typeorm';
import type { Environment } from '../../../schema/site/environment';
import type { CatalogueNotifier } from '../../features/catalogue/catalogueNotifier';
import type { ImageModel } from '../../features/content/imageGeneration/imageModel';
import type { TextModel } from '../../features/content/textProposals/textModel';
import type { Transports } from '../../features/messages/transports/transport';
import type { Analytics } from '../../features/statistics/events/event';
import type { PixelProvider } from '../../features/statistics/pixel/metaPixel';
import type { PaymentPort } from '../../features/payment/paymentPort';
import type { Providers } from '../../features/payment/providers/provider';
import type { PublicCaches } from '../cache/publicCaches';
import type { EventBus } from '../events/events';
import type { Storage } from '../files/diskStorage';
import type { WorkQueue } from '../files/workQueue';
import type { Limits } from '../security/limits';
import type { RateLimiters } from '../security/rateLimiter';
import type { TimeBudget } from '../security/timeBudget';

/** Reports an unexpected error. `place` is what failed, such as a route pattern; it contains no input of the client. */
export type ReportError = (error: unknown, place: string) => void;

export interface ErrorLog {
  /** Prints the error and stores it soon. It neither throws nor waits, so that it never makes the failure worse. */
  readonly report: ReportError;
  /** Stores what has been reported. While the database is unavailable, it stays for the next attempt. */
  readonly flush: () => Promise<void>;
}

export interface Services extends PublicCaches {
  database: DataSource;
  bus: EventBus;
  catalogueNotifier: CatalogueNotifier;
  /** Uploaded files. */
  storage: Storage;
  /** Rendered files, which can be rendered again. */
  cache: Storage;
  /** Renders images, a few at a time. */
  imageQueue: WorkQueue;
  limits: Limits;
  errorLog: ErrorLog;
  environment: Environment;
  payments: Providers;
  /** Reports of payments to orders. */
  paymentPort: PaymentPort;
  rateLimiters: RateLimiters;
  timeBudget: TimeBudget;
  /** Counts what visitors do. */
  analytics: Analytics;
  transports: Transports;
  /** Null when none is configured. */
  pixelProvider: PixelProvider | null;
  /** Null when none is configured. */
  textModel: TextModel | null;
  /** Null when none is configured. */
  imageModel: ImageModel | null;
  /** The public base URL without a trailing slash; links in messages start with it. */
  publicUrl: string;
  /** Whether webhooks may use plain HTTP and private addresses. */
  canUsePrivateUrls: boolean;
  /** Aborted while the app stops, early enough that slow work can still answer its client. */
  stopSignal: AbortSignal;
  now: () => Date;
}
