/** Puts a picture together from layers, bottom to top (G-084). Everything is drawn by us: no layer can say anything but pixels. */
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Layer } from '../../../../schema/collections/imageTemplate';
import { escaped } from '../../../../schema/text/escapeHtml';
import { opened } from '../processing/resizeImage';

/** What the placeholders of a template stand for, and where other pictures come from. */
interface Scene {
  image: Buffer | undefined;
  /** Which part of the picture must stay in view. */
  focus: { x: number; y: number };
  title: string;
  shopName: string;
  logo: Buffer | undefined;
  imageOf: (id: string) => Promise<Buffer | undefined>;
}

interface Canvas {
  width: number;
  height: number;
}

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
const patience = { seconds: 20 };

export async function layered(canvas: Canvas, layers: readonly Layer[], scene: Scene): Promise<Sharp> {
  const pieces: OverlayOptions[] = [];
  for (const layer of layers) {
    const drawn = await draw(layer, scene);
    const piece = drawn && (await placed(canvas, layer, await faded(drawn, layer)));
    if (piece) pieces.push(piece);
  }
  const { width, height } = canvas;
  const whole = await sharp({ create: { width, height, channels: 4, background: nothing } })
    .composite(pieces)
    .png()
    .timeout(patience)
    .toBuffer();
  return sharp(whole);
}

type Draw = (layer: Layer, scene: Scene) => Promise<Sharp | undefined>;

const drawings: { readonly [T in Layer['type']]: Draw } = {
  color: async ({ width, height, value, color }) =>
    sharp({ create: { width, height, channels: 4, background: value ?? color ?? '#000000' } }),
  gradient: async layer => sharp(Buffer.from(gradient(layer))),
  image: async (layer, scene) => fitted(layer, layer.value === '{image}' ? scene.image : await scene.imageOf(layer.value!), scene.focus),
  logo: async (layer, { logo }) => fitted({ ...layer, fit: layer.fit ?? 'contain' }, logo, middle),
  text: async (layer, scene) => written(layer, scene),
};

const draw: Draw = (layer, scene) => drawings[layer.type](layer, scene);

const middle = { x: 0.5, y: 0.5 };

// Both colours are checked to be nothing else, so that they may stand in a drawing.
function gradient({ width, height, color, value, color2, rotation }: Layer): string {
  const stops = `<stop offset="0" stop-color="${color ?? value}"/><stop offset="1" stop-color="${color2}"/>`;
  const turn = `gradientTransform="rotate(${rotation ?? 0} .5 .5)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" ${turn}>${stops}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
}

/** The picture in its frame: whole, or filling it with its middle in view. */
async function fitted({ width, height, fit }: Layer, bytes: Buffer | undefined, focus: Scene['focus']): Promise<Sharp | undefined> {
  if (!bytes) return undefined;
  if (fit === 'contain') return (await opened(bytes, width)).ensureAlpha().resize({ width, height, fit: 'contain', background: nothing });
  return cropped(bytes, { width, height }, focus);
}

/** The picture cut to a frame, with its middle as near to that of the frame as it goes. */
export async function cropped(bytes: Buffer, { width, height }: Canvas, focus: Scene['focus']): Promise<Sharp> {
  const picture = await opened(bytes, 2 * width);
  const { width: natural = width, height: tall = height } = await sharp(bytes).metadata();
  const scale = Math.max(width / natural, height / tall);
  const size = { width: Math.max(width, Math.round(natural * scale)), height: Math.max(height, Math.round(tall * scale)) };
  const at = (share: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part));
  const whole = await picture
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .timeout(patience)
    .toBuffer();
  return sharp(whole).extract({ left: at(focus.x, size.width, width), top: at(focus.y, size.height, height), width, height });
}

/** Families whose letters lie here; any other is written in the first. */
const families = ['Figtree', 'Sansita'] as const;

function written({ width, height, value, color, fontFamily, fontSize, align }: Layer, { title, shopName }: Scene): Sharp | undefined {
  const text = value!.replaceAll('{title}', title).replaceAll('{shopName}', shopName).replaceAll('{image}', '').trim().slice(0, 500);
  if (!text) return undefined;
  const family = families.find(name => fontFamily?.startsWith(name)) ?? 'Figtree';
  const isBold = family === 'Sansita' || (fontSize ?? 32) >= 40;
  const letters = {
    text: `<span foreground="${color ?? '#000000'}">${escaped(text.replace(/\p{Cc}/gu, ' '))}</span>`,
    font: `${family} ${isBold ? 'Bold ' : ''}${fontSize ?? 32}`,
    fontfile: join(__dirname, 'fonts', `${family.toLowerCase()}-${isBold ? 700 : 400}.ttf`),
    align: align === 'center' ? ('centre' as const) : (align ?? 'left'),
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char' as const,
  };
  return sharp({ text: letters }).resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

async function faded(picture: Sharp, { opacity, rotation, type }: Layer): Promise<Sharp> {
  const share = opacity ?? 1;
  const whole = picture.ensureAlpha().timeout(patience);
  const turned = rotation && type !== 'gradient' ? sharp(await whole.png().toBuffer()).rotate(rotation, { background: nothing }) : whole;
  return share === 1 ? turned : sharp(await turned.png().toBuffer()).linear([1, 1, 1, share], [0, 0, 0, 0]);
}

/** The part of a drawn layer that lies on the canvas; what was turned grew around its middle, a text stands at the side it is aligned to. */
async function placed(canvas: Canvas, layer: Layer, picture: Sharp): Promise<OverlayOptions | undefined> {
  const { data, info } = await picture.png().timeout(patience).toBuffer({ resolveWithObject: true });
  const share = layer.rotation || layer.align === 'center' || layer.type !== 'text' ? 0.5 : layer.align === 'right' ? 1 : 0;
  const left = Math.round(layer.x + (layer.width - info.width) * share);
  const top = Math.round(layer.y + (layer.type === 'text' && !layer.rotation ? 0 : (layer.height - info.height) / 2));
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const size = {
    width: Math.min(info.width - from.left, canvas.width - Math.max(left, 0)),
    height: Math.min(info.height - from.top, canvas.height - Math.max(top, 0)),
  };
  if (size.width <= 0 || size.height <= 0) return undefined;
  const input = await sharp(data)
    .extract({ ...from, ...size })
    .png()
    .toBuffer();
  return { input, left: Math.max(left, 0), top: Math.max(top, 0) };
}
