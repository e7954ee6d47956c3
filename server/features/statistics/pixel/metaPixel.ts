/** Meta's Conversions API, which receives events of the pixel from the server. */
import { postToThirdParty } from '../../../platform/http/outgoing/postToThirdParty';
import type { PixelEvent } from '../../../platform/jobs/pixelEvent';

/** `rejected`: another attempt would fail too. */
type PixelResult = 'sent' | 'rejected' | 'failed';

export interface PixelProvider {
  /** Sends an event of this pixel. Never throws. */
  send: (pixelId: string, event: PixelEvent) => Promise<PixelResult>;
}

/** Milliseconds. */
const timeout = 5_000;

interface PixelConfig {
  PIXEL_TOKEN: string | null;
  PIXEL_URL: string | null;
}

/** Returns null without a key. */
export function createMetaPixel({ PIXEL_TOKEN: token, PIXEL_URL: url }: PixelConfig): PixelProvider | null {
  if (!token) return null;
  return {
    send: async (pixelId, event) => {
      const { status, error } = await postToThirdParty(`${url}/${encodeURIComponent(pixelId)}/events`, {
        body: JSON.stringify({ data: [toRequest(event)], access_token: token }),
        headers: { 'Content-Type': 'application/json' },
        timeout,
        canUsePrivateUrls: true, // the URL is part of the configuration
      });
      if (error === null) return 'sent';
      return status !== null && status >= 400 && status < 500 && status !== 429 ? 'rejected' : 'failed';
    },
  };
}

const toRequest = ({ event, eventId, url, data, time, address, userAgent }: PixelEvent): object => ({
  event_name: event,
  event_id: eventId,
  event_time: time,
  event_source_url: url,
  action_source: 'website',
  user_data: { client_ip_address: address, client_user_agent: userAgent },
  custom_data: data,
});
