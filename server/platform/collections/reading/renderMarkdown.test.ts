import 'reflect-metadata';
import { printType } from 'graphql';
import { Arg, buildSchemaSync, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { group, markdown } from '../../../../schema/fields/field';
import { MarkdownColumn } from '../mapping/columns';
import { inputType, objectType } from '../mapping/graphqlTypes';
import { objectSchema } from '../../openapi/fieldSchemas';
import { renderRecord } from './renderMarkdown';

// Nothing of the product has this type yet, so the test defines what a block and a collection of another developer would.
const text = markdown({ label: 'Rezept', max: 200 });
const fields = { text, more: group({ name: 'RecipeNote', label: 'Notiz', fields: { text } }) };

test.each([
  [
    '## Brot\n\n**lange** *Ruhe*\n\n- Mehl\n- Salz',
    '<h2>Brot</h2>\n<p><strong>lange</strong> <em>Ruhe</em></p>\n<ul>\n<li>Mehl</li>\n<li>Salz</li>\n</ul>\n',
  ],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
  ['<img src=x onerror="x()">', '<p>&lt;img src=x onerror="x()"&gt;</p>\n'],
  ['[da](javascript:alert(1)) [dort](/brot)', '<p>[da](javascript:alert(1)) <a href="/brot" rel="noopener noreferrer">dort</a></p>\n'],
  ['[da](data:text/html,x) [Brot][1]\n\n[1]: vbscript:x', '<p>[da](data:text/html,x) [Brot][1]</p>\n<p>[1]: vbscript:x</p>\n'],
  ['`Code`', '<p>Code</p>\n'],
])('renders %j', (source, html) => {
  expect(renderRecord(fields, { text: source, more: { text: source } })).toEqual({ text: html, more: { text: html } });
});

test.each(['[', '*', '`', '> ', '![', '<a ', '- ', '|', '&'])('renders a long text of %j within a second of processor time', mark => {
  const start = process.cpuUsage();
  renderRecord(fields, { text: mark.repeat(20_000) });
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

test('stores Markdown and returns it unchanged, in GraphQL and REST', () => {
  const RecipeNote = objectType('RecipeNote', { text }, 'output');
  @ObjectType()
  class Recipe {
    @MarkdownColumn() text!: string;
    @Field(() => RecipeNote) more!: object;
  }
  const CreateRecipe = inputType('CreateRecipeInput', fields);
  @Resolver()
  class RecipeResolver {
    @Query(() => Recipe)
    recipe(@Arg('input', () => CreateRecipe) input: object): object {
      return input;
    }
  }
  const schema = buildSchemaSync({ resolvers: [RecipeResolver], validate: false });
  expect(printType(schema.getType('Recipe')!)).toContain('text: String!');
  expect(printType(schema.getType('CreateRecipeInput')!)).toContain(
    '"""\n  Markdown, at most 200 characters; the fields of a block type have it as sanitized HTML. Label: "Rezept"\n  """\n  text: String',
  );
  expect(objectSchema({ text }, 'input').properties.text).toMatchObject({
    type: ['string', 'null'],
    maxLength: 200,
    contentMediaType: 'text/markdown',
  });
});
