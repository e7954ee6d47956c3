/** Checks a page before it is published. What they find is a hint: the page can be published all the same. */
import { otherTextColor, type BlockColors } from '../../../../blocks/background';
import { isEmptyBlock } from '../../../../blocks/blockContent';
import { findBlock } from '../../../../blocks';
import type { Id } from '../../../../fields/field';
import type { StoredBlock } from '../../../../fields/values';
import { getField, isArray, isEqual } from '../../../../objects';
import { legalLink, type LegalLinks, type LegalPageName } from '../../../../site/legalPages';
import { contrast, minContrast } from '../../colorContrast';
import { linkProblem, linksIn, type LinkFacts } from './links';
import { countUndescribed, headingsOf, richTextsOf, type Heading } from './richTexts';

export interface CheckFacts {
  readonly links: LinkFacts;
  /** The images that have no alternative text and do not only decorate. */
  readonly undescribedImages: readonly Id[];
  readonly decorativeImages: readonly Id[];
  readonly colors: BlockColors;
  readonly legal: LegalLinks;
}

/** What the checks look for, each with a heading for what it finds. */
export const checkLabels = {
  empty: 'In diesen Blöcken steht noch nichts. Sie können sie auch verbergen.',
  link: 'Links führen ins Leere.',
  alt: 'Bilder ohne Beschreibung sind für blinde Menschen nicht da.',
  heading: 'Überschriften überspringen eine Ebene.',
  contrast: 'Texte sind schlecht zu lesen.',
  legal: 'Dem Shop fehlen Angaben, die Pflicht sind.',
} as const;

type CheckName = keyof typeof checkLabels;

export interface PageCheck {
  readonly check: CheckName;
  /** The block that the finding is about; null for the shop. */
  readonly block: Id | null;
  /** The field of the value of the block; null for the whole block, and for the shop. */
  readonly field: string | null;
  /** What is wrong, if the heading does not say it all. */
  readonly text: string;
}

type Finding = Pick<PageCheck, 'field' | 'text'>;

/**
 * Returns what the checks find, in the order of `checkLabels` and of the page. Hidden blocks are not checked. Without facts, only what the
 * blocks themselves say is checked.
 */
export function checkPage(blocks: readonly StoredBlock[], facts: CheckFacts | null): PageCheck[] {
  const visible = blocks.filter(({ isHidden }) => !isHidden);
  const each = (check: CheckName, find: (block: StoredBlock) => Finding[]): PageCheck[] =>
    visible.flatMap(block => find(block).map(finding => ({ check, block: block.id, ...finding })));
  return [
    ...each('empty', block => (isEmptyBlock(block) ? [{ field: null, text: '' }] : [])),
    ...each('link', block => (facts ? linkFindings(block, facts.links) : [])),
    ...each('alt', block => altFindings(block, facts)),
    ...headingChecks(visible),
    ...each('contrast', block => (facts ? contrastFindings(block, facts.colors) : [])),
    ...(facts ? legalTexts(facts) : []).map(text => ({ check: 'legal' as const, block: null, field: null, text })),
  ];
}

function linkFindings(block: StoredBlock, facts: LinkFacts): Finding[] {
  const links = richTextsOf(block).flatMap(({ field, html }) => linksIn(html).map(link => ({ field, link })));
  const findings = links.flatMap(({ field, link }): Finding[] => {
    const problem = linkProblem(link, facts);
    return problem ? [{ field, text: `„${link}“ ${problem === 'missing' ? 'gibt es nicht.' : 'ist nicht öffentlich.'}` }] : [];
  });
  return findings.filter((finding, index) => findings.findIndex(other => isEqual(other, finding)) === index);
}

/** Counts the images without a description in each field. */
function altFindings(block: StoredBlock, facts: CheckFacts | null): Finding[] {
  return Object.keys(findBlock(block.type)?.value ?? {}).flatMap((field): Finding[] => {
    const texts = richTextsOf(block).filter(text => text.field === field);
    const inTexts = texts.reduce((sum, { html }) => sum + countUndescribed(html, facts?.decorativeImages ?? []), 0);
    const count = inTexts + imagesIn(block, field).filter(id => facts?.undescribedImages.includes(id)).length;
    return count === 0 ? [] : [{ field, text: count === 1 ? 'Ein Bild' : `${count} Bilder` }];
  });
}

/** Returns the ids of the images of a field; none if it is of another type. */
function imagesIn({ type, value }: StoredBlock, field: string): Id[] {
  const ids = getField(value, field);
  const isImages = findBlock(type)?.value[field]?.type === 'images';
  return isImages && isArray(ids) ? ids.filter((id): id is Id => typeof id === 'string' && id !== '') : [];
}

/** Finds headings more than one level below the heading before. The page itself has one of level 1, its name if no block has one. */
function headingChecks(blocks: readonly StoredBlock[]): PageCheck[] {
  let last = 1;
  return blocks.flatMap((block, index) =>
    blockHeadings(block, index).flatMap(({ field, level, text }): PageCheck[] => {
      const isSkipped = level > last + 1;
      const found = `„${text}“ hat Ebene ${level} und folgt auf Ebene ${last}.`;
      last = level;
      return isSkipped ? [{ check: 'heading', block: block.id, field, text: found }] : [];
    }),
  );
}

interface PlacedHeading extends Heading {
  readonly field: string;
}

/** Returns the headings of a block. A title without formatting is the first of the page, or one of level 2. */
function blockHeadings(block: StoredBlock, index: number): PlacedHeading[] {
  const title = findBlock(block.type)?.value.title?.type === 'text' ? getField(block.value, 'title') : undefined;
  const ownHeading = typeof title === 'string' && title ? [{ field: 'title', level: index === 0 ? 1 : 2, text: title }] : [];
  return [...ownHeading, ...richTextsOf(block).flatMap(({ field, html }) => headingsOf(html).map(heading => ({ field, ...heading })))];
}

function contrastFindings({ type, value }: StoredBlock, colors: BlockColors): Finding[] {
  if (!findBlock(type)?.value.background) return [];
  const background = getField(value, 'background') === 'yellow' ? 'yellow' : 'green';
  const color = colors[background];
  const textColor = color && otherTextColor(background, color);
  const ratio = textColor ? contrast(textColor, color) : minContrast;
  if (ratio >= minContrast) return [];
  const text = ratio.toFixed(1).replace('.', ',');
  return [{ field: 'background', text: `Der Kontrast zum Hintergrund ist ${text} zu 1, nötig sind 4,5 zu 1.` }];
}

const legalTexts = ({ legal, links }: CheckFacts): string[] => [
  ...(hasLegalPage('imprint', legal, links) ? [] : ['Ein Impressum gibt es noch nicht.']),
  ...(hasLegalPage('allergens', legal, links) ? [] : ['Angaben zu Allergenen gibt es noch nicht.']),
];

/** The paths of the legal pages that a shop must have. */
export const legalPaths = ['site/imprint', 'site/allergens'] as const;

/** A legal page is a text or an address in the settings, or a page of the shop at its path. */
const hasLegalPage = (name: LegalPageName, legal: LegalLinks, { ownPath, paths }: LinkFacts): boolean =>
  legalLink(legal, name) !== undefined ||
  ownPath === `site/${name}` ||
  paths.some(({ path, isPublic }) => isPublic && path === `site/${name}`);
