/** Renders an image from layers, bottom to top (G-084). All drawing happens here, so a layer can only produce pixels. */
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { firstColorField, layerFontOf, type Layer } from '../../../../schema/collections/imageTemplate';
import { escapeHtml } from '../../../../schema/text/escapeHtml';
import { openImage } from '../processing/resizeImage';

/** The values of the placeholders, and the source of other images. */
export interface LayerInput {
  image: Buffer | undefined;
  /** The focal point of the image. */
  focus: { x: number; y: number };
  title: string;
  shopName: string;
  logo: Buffer | undefined;
  loadImage: (id: string) => Promise<Buffer | undefined>;
}

interface Canvas {
  width: number;
  height: number;
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const renderTimeout = { seconds: 20 };

/** How many layers are held in memory as pixels. */
const layersPerPass = 5;

export async function renderLayers(canvas: Canvas, layers: readonly Layer[], input: LayerInput): Promise<Sharp> {
  const { width, height } = canvas;
  let image = sharp({ create: { width, height, channels: 4, background: transparent } });
  for (let first = 0; first < layers.length; first += layersPerPass) {
    const overlays: OverlayOptions[] = [];
    for (const layer of layers.slice(first, first + layersPerPass)) {
      const rendered = await renderLayer(layer, input);
      const overlay = rendered && (await positionLayer(canvas, layer, await applyEffects(rendered, layer)));
      if (overlay) overlays.push(overlay);
    }
    image = await toPixels(image.composite(overlays));
  }
  return image;
}

/** Runs the steps so far. sharp orders the steps of one image by itself, so those that depend on their order are run one by one. */
async function toPixels(image: Sharp): Promise<Sharp> {
  const { data, info } = await readPixels(image);
  return sharp(data, { raw: info });
}

const readPixels = (image: Sharp) => image.ensureAlpha().timeout(renderTimeout).raw().toBuffer({ resolveWithObject: true });

type RenderLayer = (layer: Layer, input: LayerInput) => Promise<Sharp | undefined>;

const layerRenderers: { readonly [T in Layer['type']]: RenderLayer } = {
  color: async layer => {
    const { width, height } = layer;
    return sharp({ create: { width, height, channels: 4, background: layer[firstColorField(layer)] ?? '#000000' } });
  },
  gradient: async layer => sharp(Buffer.from(gradientSvg(layer))),
  image: async (layer, input) =>
    fitImage(layer, layer.value === '{image}' ? input.image : await input.loadImage(layer.value!), input.focus),
  logo: async (layer, { logo }) => fitImage({ ...layer, fit: layer.fit ?? 'contain' }, logo, center),
  text: async (layer, input) => renderText(layer, input),
};

const renderLayer: RenderLayer = (layer, input) => layerRenderers[layer.type](layer, input);

const center = { x: 0.5, y: 0.5 };

// Both colors are validated, so they can be inserted into the SVG.
function gradientSvg(layer: Layer): string {
  const { width, height, color2, rotation } = layer;
  const stops = `<stop offset="0" stop-color="${layer[firstColorField(layer)]}"/><stop offset="1" stop-color="${color2}"/>`;
  const transform = `gradientTransform="rotate(${rotation ?? 0} .5 .5)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" ${transform}>${stops}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
}

/** Fits the image into its frame: contained, or covering it around the focal point. */
async function fitImage({ width, height, fit }: Layer, bytes: Buffer | undefined, focus: LayerInput['focus']): Promise<Sharp | undefined> {
  if (!bytes) return undefined;
  if (fit === 'contain')
    return (await openImage(bytes, width)).ensureAlpha().resize({ width, height, fit: 'contain', background: transparent });
  return crop(bytes, { width, height }, focus);
}

/** Crops the image to a frame, with the focal point as close to its center as possible. */
export async function crop(bytes: Buffer, { width, height }: Canvas, focus: LayerInput['focus']): Promise<Sharp> {
  const image = await openImage(bytes, 2 * width);
  const { width: naturalWidth = width, height: naturalHeight = height } = await sharp(bytes).metadata();
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const size = { width: Math.max(width, Math.round(naturalWidth * scale)), height: Math.max(height, Math.round(naturalHeight * scale)) };
  const offset = (share: number, total: number, part: number): number =>
    Math.round(Math.min(Math.max(share * total - part / 2, 0), total - part));
  const frame = { left: offset(focus.x, size.width, width), top: offset(focus.y, size.height, height), width, height };
  return image.resize({ ...size, fit: 'fill' }).extract(frame);
}

function renderText(
  { width, height, value, color, fontFamily, fontSize, align }: Layer,
  { title, shopName }: LayerInput,
): Sharp | undefined {
  const text = value!.replaceAll('{title}', title).replaceAll('{shopName}', shopName).replaceAll('{image}', '').trim().slice(0, 500);
  if (!text) return undefined;
  const family = layerFontOf(fontFamily);
  const isBold = family === 'Sansita' || (fontSize ?? 32) >= 40;
  const textOptions = {
    text: `<span foreground="${color ?? '#000000'}">${escapeHtml(text.replace(/\p{Cc}/gu, ' '))}</span>`,
    font: `${family} ${isBold ? 'Bold ' : ''}${fontSize ?? 32}`,
    fontfile: join(__dirname, 'fonts', `${family.toLowerCase()}-${isBold ? 700 : 400}.ttf`),
    align: align === 'center' ? ('centre' as const) : (align ?? 'left'),
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char' as const,
  };
  return sharp({ text: textOptions }).resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

async function applyEffects(image: Sharp, { opacity, rotation, type }: Layer): Promise<Sharp> {
  const share = opacity ?? 1;
  const rotated = rotation && type !== 'gradient' ? (await toPixels(image)).rotate(rotation, { background: transparent }) : image;
  return share === 1 ? rotated : (await toPixels(rotated)).linear([1, 1, 1, share], [0, 0, 0, 0]);
}

/**
 * Positions a rendered layer and cuts it to the canvas. A rotated layer grows around its center; a text stays at the side it is aligned to.
 */
async function positionLayer(canvas: Canvas, layer: Layer, image: Sharp): Promise<OverlayOptions | undefined> {
  const { data, info } = await readPixels(image);
  const share = layer.rotation || layer.align === 'center' || layer.type !== 'text' ? 0.5 : layer.align === 'right' ? 1 : 0;
  const left = Math.round(layer.x + (layer.width - info.width) * share);
  const top = Math.round(layer.y + (layer.type === 'text' && !layer.rotation ? 0 : (layer.height - info.height) / 2));
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const size = {
    width: Math.min(info.width - cut.left, canvas.width - Math.max(left, 0)),
    height: Math.min(info.height - cut.top, canvas.height - Math.max(top, 0)),
  };
  if (size.width <= 0 || size.height <= 0) return undefined;
  const pixels = await readPixels(sharp(data, { raw: info }).extract({ ...cut, ...size }));
  return { input: pixels.data, raw: pixels.info, left: Math.max(left, 0), top: Math.max(top, 0) };
}
