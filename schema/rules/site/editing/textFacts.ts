/**
 * The facts in a text, which a proposal for it must not change: addresses, numbers with their units, dates, and what is said about
 * allergens and diets. The rule is strict: it finds a changed fact where there is none rather than missing one.
 */
import { isEqual } from '../../../objects';
import { units } from '../../product/units';

/** Whether the text is plain or HTML. */
export type TextKind = 'text' | 'richText';

/** Tells whether both texts have the same facts in the same order. */
export const hasSameFacts = (kind: TextKind, before: string, after: string): boolean =>
  isEqual(factsOf(kind, before), factsOf(kind, after));

/** Returns the addresses and images of a text, then the words that are facts, both in order. */
export const factsOf = (kind: TextKind, text: string): string[] =>
  kind === 'text' ? factsIn(text) : [...attributesOf(text), ...factsIn(wordsOfHtml(text))];

const attributesOf = (html: string): string[] =>
  [...html.matchAll(/<[^<>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:href|src|alt)="[^"]*"/g)].map(([attribute]) => attribute.trim()),
  );

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

// A number may be partly bold, so these tags do not end a word.
const wordsOfHtml = (html: string): string =>
  html
    .replace(/<\/?(?:strong|b|em|i|u|s|a)(?:\s[^<>]*)?>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name]!);

/** How many words may be between a word such as „ohne“ and what it is about. */
const maxDistance = 2;

// A word without end would take long.
const longestPieces = /\S{1,500}/g;

function wordsOf(text: string): string[] {
  const pieces =
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase()
      .match(longestPieces) ?? [];
  return pieces.map(trimWord).filter(Boolean);
}

/** Tells whether a description names what an image cannot show: figures, prices, addresses, or what food is free of or suited for. */
export const namesUnseenFacts = (description: string): boolean =>
  wordsOf(description).some(word => isFigure(word) || isAddress(word) || foodClaims.test(word));

function factsIn(text: string): string[] {
  const words = wordsOf(text);
  const isNear = (index: number): boolean => words.slice(Math.max(index - maxDistance - 1, 0), index + maxDistance + 2).some(isFood);
  return words.filter((word, index) => {
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    return (
      isNumber(word) ||
      isDate(word) ||
      isFood(word) ||
      isAddress(word) ||
      (unitWords.has(word) && isNumber(before)) ||
      (boundWords.has(word) && isNumber(after)) ||
      (foodRelations.test(word) && isNear(index))
    );
  });
}

const trimWord = (word: string): string => word.replace(/^[^\p{L}\p{N}\p{Sc}%+-]+/u, '').replace(/[^\p{L}\p{N}\p{Sc}%°-]+$/u, '');

const isAddress = (word: string): boolean => /@|:\/\/|^www\.|[\p{L}\p{N}]{2}\.\p{L}{2}/u.test(word);

const numberWords =
  /^(?:zwei|zwo|drei|dritt|vier|fünf|sechs|sech?zehn|sechzig|sieben|siebte|siebzehn|siebzig|acht(?!sam|en|et|ung|los)|neun|zehn|elf(?!e)|zwölf|zwanzig|einund|hundert|tausend|million|dutzend|halbe?[rsnm]?$|doppel|einmal)/;

/** A number in digits, a currency or a percentage. */
const isFigure = (word: string): boolean => /[\p{N}\p{Sc}%]/u.test(word) || /^(?:eur|euro|cent|chf|prozent)$/.test(word);

const isNumber = (word: string): boolean => isFigure(word) || numberWords.test(word);

const unitWords: ReadonlySet<string> = new Set([
  ...Object.values(units).flatMap(({ singular, plural, abbreviation }) =>
    [singular, plural, abbreviation].map(name => trimWord(name.toLowerCase())),
  ),
  ...['uhr', 'h', 'min', 'minute', 'minuten', 'stunde', 'stunden', 'tag', 'tage', 'tagen', 'woche', 'wochen', 'monat', 'monate', 'monaten'],
  ...['jahr', 'jahre', 'jahren', 'deka', 'kilo', 'grad', '°c', 'c', 'kcal', 'kj', 'gläser', 'scheiben', 'laib', 'laibe', 'sorten'],
]);

/** Words before a number that are part of what it says. */
const boundWords: ReadonlySet<string> = new Set([
  ...['ab', 'bis', 'ca', 'circa', 'rund', 'etwa', 'fast', 'knapp', 'unter', 'über', 'mindestens', 'höchstens', 'maximal', 'nur'],
  ...['von', 'vor', 'nach', 'seit', 'um', 'je', 'pro', 'minus', 'plus'],
]);

const dayName = '(?:mo|di|mi|do|fr|sa|so)';
const dates = new RegExp(
  `^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|feiertag|werktag|wochentag|wochenend|täglich|stündlich|` +
    `wöchentlich|monatlich|jährlich|januar|jänner|februar|feber|märz|april|mai$|juni|juli|august|september|oktober|november|dezember|` +
    `weihnacht|heiligabend|heiliger|ostern|oster|pfingst|silvester|neujahr|advent|fasching|heute|gestern|übermorgen|` +
    `${dayName}(?:[.–/,&-]+${dayName})+$|(?:mo|di|mi|fr|sa)$)`,
);

const isDate = (word: string): boolean => dates.test(word);

/** What food is free of or suited for, which nobody sees. */
const foodClaims =
  /gluten|la[kc]tose|allergen|allergi|^spur(?:en)?$|vegan|vegetari|^bio|biologisch|halal|koscher|alkohol|.(?:frei|haltig)(?:e[rsnm]?)?$/;

/** Allergens (Regulation EU 1169/2011) with the words for them that people use. */
const allergens =
  /getreide|weizen|roggen|gerste|hafer|dinkel|emmer|einkorn|kamut|krebs|krabbe|garnele|hummer|^ei$|^eier|^eiweiß|^eigelb|^eiklar|fisch|lachs|(?<!ge)n[uü]ss|mandel|pistazie|cashew|pekan|macadamia|schalenfr|soja|milch|butter|^rahm$|sauerrahm|sahne|topfen|quark|käse|joghurt|sellerie|senf|sesam|sulfit|schwefel|lupine|weichtier|muschel|tintenfisch/;

const isFood = (word: string): boolean => allergens.test(word) || foodClaims.test(word);

/** Words that say whether food contains something. */
const foodRelations = /^(?:ohne|mit|kein(?:e[rsnm]?)?|nicht|nie|niemals|frei|weder|enthält|enthalten|statt|außer|nur)$/;
