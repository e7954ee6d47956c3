/** Passes events of visitors who agreed to marketing on to the provider of the pixel (G-099). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { json, text, type RecordOf } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { analyticsPath } from '../../../../schema/site/analyticsPath';
import { purposesOf } from '../../../../schema/site/consent';
import type { Context } from '../../../platform/context/context';
import type { RequestClient } from '../../../platform/context/viewer';
import { enqueue, type Jobs } from '../../../platform/jobs/enqueue';
import { RetryLater, type Attempt } from '../../../platform/jobs/tasks';
import { getSettings } from '../../settings/settings.service';
import { dataIssues } from '../events/eventInput';
import { isCounted } from '../visitor/isCounted';

export const pixelInput = {
  event: text({ label: 'Ereignis', description: 'The name that the provider knows, such as `AddToCart`.', required: true, max: 50 }),
  eventId: text({ label: 'Kennung', description: 'The same as in the browser, so that the event counts once.', required: true, max: 100 }),
  url: text({
    label: 'Adresse',
    description: 'The page. Its query is not passed on, nor is the path of an order.',
    required: true,
    max: 500,
  }),
  data: json({ label: 'Daten', description: 'Further values, such as `currency` and `value`.' }),
};

type PixelInput = RecordOf<typeof pixelInput>;

/** Adds the event for the provider. Does nothing without a consent, without a provider, and for an event that is not valid. */
export async function trackPixel(context: Context, input: object): Promise<true> {
  const { client, services } = context;
  if (!client || !services.pixelProvider || !isCounted(client) || !purposesOf(client.decision).includes('marketing')) return true;
  // The visitor can do nothing about a failure.
  await forward(context, client, input as PixelInput).catch(() => {});
  return true;
}

async function forward(context: Context, client: RequestClient, input: PixelInput): Promise<void> {
  throwIfInvalid(validate(pixelInput, input));
  throwIfInvalid(dataIssues(input.data));
  const { event, eventId, url, data } = input;
  const path = URL.canParse(url) ? analyticsPath(new URL(url).pathname) : null;
  const { pixelId } = await getSettings(context);
  if (!pixelId || path === null) return;
  const { services, now } = context;
  await services.rateLimiters.analyticsEvents.count(client.network);
  await enqueue(context, 'forwardPixelEvent', {
    ...{ event, eventId, url: services.publicUrl + path, data: data ?? {} },
    time: Math.floor(now.getTime() / 1_000),
    address: client.address,
    userAgent: client.userAgent,
  });
}

/** The job. It gives up silently in the end: a job that failed would stay stored, with the address of the visitor. */
export async function forwardPixelEvent(context: Context, event: Jobs['forwardPixelEvent'], { isLast }: Attempt): Promise<void> {
  const { pixelId } = await getSettings(context);
  if (!pixelId || !context.services.pixelProvider) return;
  const result = await context.services.pixelProvider.send(pixelId, event);
  if (result === 'failed' && !isLast) throw new RetryLater();
}
