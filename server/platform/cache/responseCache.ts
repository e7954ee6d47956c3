/** Answers to strangers about the public catalogue, kept until anything of it changes, with their tag and packed as browsers ask for them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is kept of a sound answer. */
interface Kept {
  bytes: Buffer;
  tag: string;
  /** By encoding, packed when first asked for. */
  packed: Map<string, Promise<Buffer>>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** It answers more than one question: kept even when it is a refusal. */
  isShared?: boolean;
  kept?: Kept;
}

export interface PublicAnswers {
  /** The answer to this question: kept, or made once for all who ask at the same time. */
  get(question: string, make: () => Promise<Answer>): Promise<Answer>;
  /** The answer, if it is kept or being made. */
  known(question: string): Promise<Answer> | undefined;
  /** Something public has changed: what was made before is not given out again. */
  forget(): void;
  /** Whether changes are heard; while they are not, nothing is kept. */
  trust(hears: boolean): void;
}

interface Bounds {
  entries: number;
  bytes: number;
}

export function createPublicAnswers({ entries, bytes }: Bounds = { entries: 1_000, bytes: 64 * 1024 * 1024 }): PublicAnswers {
  // Replaced as a whole: what is still being made for the old shelf never comes onto the new one.
  let shelf = new Map<string, Promise<Answer>>();
  let sizes = new Map<string, number>();
  let size = 0;
  let hears = true;

  function keep(question: string, answer: Answer): void {
    if (!isSound(answer)) return void shelf.delete(question);
    const whole = Buffer.from(answer.text);
    answer.kept = { bytes: whole, tag: createHash('sha1').update(whole).digest('base64url'), packed: new Map() };
    sizes.set(question, whole.length);
    size += whole.length;
    for (const oldest of sizes.keys()) {
      if (sizes.size <= entries && size <= bytes) return;
      drop(oldest);
    }
  }

  function drop(question: string): void {
    size -= sizes.get(question) ?? 0;
    sizes.delete(question);
    shelf.delete(question);
  }

  function forget(): void {
    shelf = new Map();
    sizes = new Map();
    size = 0;
  }

  function start(question: string, make: () => Promise<Answer>): Promise<Answer> {
    const own = shelf;
    const answer = make();
    own.set(question, answer);
    return answer.then(
      made => {
        if (own === shelf) keep(question, made);
        return made;
      },
      error => {
        own.delete(question);
        throw error;
      },
    );
  }

  return {
    get: (question, make) => (hears ? (shelf.get(question) ?? start(question, make)) : make()),
    known: question => shelf.get(question),
    forget,
    trust(does) {
      hears = does;
      forget();
    },
  };
}

// A refusal may be different the next time.
const isSound = ({ status, text, isShared }: Answer): boolean =>
  (status === 200 || isShared === true) && /^({"data":|<!doctype html>|<\?xml )/.test(text);

/** Below this, packing gains nothing. */
const leastToPack = 1_024;

const packings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: bytes => promisify(gzip)(bytes, { level: 6 }),
};

/** The answer in the best packing that is accepted; of each packing there is one copy. */
export async function packedFor({ bytes, packed }: Kept, accepted: string): Promise<{ bytes: Buffer; encoding?: string }> {
  const encoding = bytes.length < leastToPack ? undefined : Object.keys(packings).find(name => accepted.includes(name));
  if (!encoding) return { bytes };
  const known = packed.get(encoding) ?? packings[encoding]!(bytes);
  packed.set(encoding, known);
  return { bytes: await known, encoding };
}
