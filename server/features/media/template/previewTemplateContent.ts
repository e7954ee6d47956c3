/** Renders a preview of a template that is not saved, exactly as visitors would get it. Nothing is stored. */
import { imagePlaceholder, templateContentFields, type Layer } from '../../../../schema/collections/imageTemplate';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id, RecordOf } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { Context } from '../../../platform/context/context';
import { extendRequestTimeout } from '../../../platform/context/requestScope';
import { Image } from '../image/image.entity';
import { toDataUrl } from '../processing/resizeImage';
import { encodeRendition, loadReferences, readSource, renderContent } from './renderContent';

export type TemplateContent = RecordOf<typeof templateContentFields>;

/** The longest side of a preview in pixels. A larger template is scaled down after it is rendered. */
export const maxPreviewSide = 1280;

/** Milliseconds for the largest template with the most layers. */
const previewTimeout = 20_000;

/** The image of a preview while the library is empty. */
const exampleSvg: Buffer = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#d8d2c8"/><circle cx="200" cy="160" r="50" fill="#f4f1ec"/><path d="M60 420l170-200 110 130 80-90 160 160z" fill="#a89f90"/></svg>',
);
const exampleImage = { bytes: exampleSvg, focus: { x: 0.5, y: 0.5 }, title: 'Titel des Bildes' };

/**
 * Returns the preview as a data URL, with this image or the newest one. For viewers who may change templates. Throws INVALID with the
 * field, and RATE_LIMITED when the viewer has requested too many in this minute.
 */
export async function previewTemplateContent(context: Context, content: TemplateContent, imageId: Id | null): Promise<string> {
  context.authorize('imageTemplate.update');
  throwIfInvalid(validate(templateContentFields, content));
  const viewerId = context.viewer!.id;
  await context.services.rateLimiters.templatePreviews.count(viewerId);
  const example = await loadExample(context, imageId);
  const layers = content.layers ?? [];
  const references = await loadReferences(context, layers);
  throwIfInvalid(missingImages(layers, references.referencedImages));
  extendRequestTimeout(previewTimeout);
  const format = content.format ?? 'png';
  return context.services.imageQueue(
    `preview/${crypto.randomUUID()}`,
    async () => {
      const { bytes: image, focus, title } = example;
      const rendered = await renderContent(context, { ...content, layers }, { ...references, image, focus, title });
      const size = { width: maxPreviewSide, height: maxPreviewSide };
      const sized = rendered.resize({ ...size, fit: 'inside', withoutEnlargement: true });
      return toDataUrl(await encodeRendition(sized, format, content.quality ?? null).toBuffer(), format);
    },
    viewerId,
  );
}

async function loadExample(context: Context, imageId: Id | null): Promise<typeof exampleImage> {
  if (imageId !== null && !isId(imageId)) throwIfInvalid([missingImage(['image'])]);
  const [image] = await context.records(Image).find({ where: imageId === null ? {} : { id: imageId }, order: { id: 'desc' }, take: 1 });
  if (!image && imageId !== null) throwIfInvalid([missingImage(['image'])]);
  return image ? { ...(await readSource(context, image)), title: image.title ?? image.alt ?? '' } : exampleImage;
}

/** A saved template leaves out a missing image; the editor learns which layer it is. */
const missingImages = (layers: readonly Layer[], found: readonly Image[]): Issue[] =>
  layers.flatMap(({ type, value }, index) =>
    type === 'image' && value !== imagePlaceholder && !found.some(({ id }) => id === value)
      ? [missingImage(['layers', index, 'value'])]
      : [],
  );

const missingImage = (path: Issue['path']): Issue => ({ path, rule: 'recordNotFound' });
