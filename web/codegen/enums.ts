/** A codegen plugin that writes every enum of the schema once, and the configuration that lets the other generated files import them. */
import { dirname, relative } from 'node:path';
import { isEnumType, lexicographicSortSchema, type GraphQLEnumType, type GraphQLSchema } from 'graphql';

/** The generated file of the enums. */
export const enumFile = 'web/generated/enums.ts';

const schemaEnums = (schema: GraphQLSchema): GraphQLEnumType[] =>
  Object.values(lexicographicSortSchema(schema).getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => !name.startsWith('__'));

const renderEnum = (type: GraphQLEnumType): string =>
  [
    `export type ${type.name} =`,
    type
      .getValues()
      .map(({ name, description }) => `${description ? `  /** ${description} */\n` : ''}  | '${name}'`)
      .join('\n') + ';',
  ].join('\n');

export const plugin = (schema: GraphQLSchema): string => `${schemaEnums(schema).map(renderEnum).join('\n\n')}\n`;

/** Returns the configuration `enumValues` of a generated file: where it imports each enum from. */
export function enumImports(schema: GraphQLSchema, file: string): Record<string, string> {
  const path = relative(dirname(file), enumFile).replace(/\.ts$/, '');
  const module = path.startsWith('.') ? path : `./${path}`;
  return Object.fromEntries(schemaEnums(schema).map(({ name }) => [name, `${module}#${name}`]));
}
