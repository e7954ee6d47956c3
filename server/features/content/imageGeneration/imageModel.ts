/** The interface of a model that generates images. */
import type { GeneratedImageSize } from '../../../../schema/rules/site/editing/imageGeneration';

export interface ImageModel {
  /** Milliseconds until a request times out. */
  readonly timeout: number;
  /** Returns the image in base64, which nobody has checked yet. Throws UNAVAILABLE. An aborted signal ends the call. */
  generate: (wanted: WantedImage, signal?: AbortSignal) => Promise<string>;
}

interface WantedImage {
  readonly prompt: string;
  readonly size: GeneratedImageSize;
}
