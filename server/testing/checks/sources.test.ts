/**
 * Finds retired words in identifiers, comments, test titles and file names, and counts type assertions. The glossary has the words to
 * use instead.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Only words that have no right use in this project; `door` is part of an address, `letter` part of `letter-spacing`. */
const retiredWords = new Set(
  (
    'house houses rooms doors stranger strangers whoever whomever somebody anybody anew thereof deed deeds cloakroom workshop chore chores ' +
    'misfit misfits refusal refusals refuse refused refuses refusing told telling heard hearing hears ears deafen knock hostile nonsense ' +
    'picture pictures shelf shelves slip slips colour colours conceal conceals carrier carriers sweep weigh weighs guest guests kitchen objection'
  ).split(' '),
);

/** A migration names the jobs that it renames. */
const exemptFiles = /plainNames\.ts$|sources\.test\.ts$/;

const files = ['schema', 'server', 'web', 'migrations']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => /\.tsx?$/.test(file) && !/generated|^web\/dist\//.test(file) && !exemptFiles.test(file));

const commentPattern = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
const titlePattern = /(?:test|describe)(?:\.each[\s\S]*?\]\))?\(\s*(?:'(.*?)'|`([\s\S]*?)`)/g;

function nodesOf(file: string, source: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false));
  return nodes;
}

const identifiersOf = (file: string, source: string): string[] =>
  nodesOf(file, source)
    .filter(ts.isIdentifier)
    .map(({ text }) => text);

/** Splits texts and camel-case names into lower-case words. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

test('identifiers, comments, test titles and file names contain no retired words', () => {
  const offenders = files.flatMap(file => {
    const source = readFileSync(file, 'utf8');
    const titles = [...source.matchAll(titlePattern)].map(([, quoted, template]) => quoted ?? template ?? '');
    const texts = [file, ...identifiersOf(file, source), ...(source.match(commentPattern) ?? []), ...titles];
    const found = new Set(texts.flatMap(wordsOf).filter(word => retiredWords.has(word)));
    return [...found].map(word => `${file}: ${word}`);
  });
  expect(offenders).toEqual([]);
});

/** Tests and what they use may assert more. */
const isProduct = (file: string): boolean => !/\.test\.|\/testing\//.test(file);
const maxAssertions = 150;

test(`has at most ${maxAssertions} type assertions in the product, besides \`as const\``, () => {
  const assertions = files.filter(isProduct).flatMap(file =>
    nodesOf(file, readFileSync(file, 'utf8'))
      .filter(ts.isAsExpression)
      .filter(({ type }) => !ts.isConstTypeReference(type)),
  );
  expect(assertions.length).toBeLessThanOrEqual(maxAssertions);
});
