import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { hasGerman } from './hasGerman';
import { createSchema } from '../../app/graphqlSchema';

// The order of the types depends on the order in which the modules are loaded.
const printSorted = (schema: GraphQLSchema): string => printSchema(lexicographicSortSchema(schema));

test('has a schema/schema.graphql equal to the schema of the resolvers', async () => {
  expect(printSorted(buildSchema(readFileSync('schema/schema.graphql', 'utf8')))).toBe(printSorted(await createSchema()));
});

test('describes every type and field in English', async () => {
  const types = Object.values((await createSchema()).getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const described = types.flatMap(type => [
    { name: type.name, description: type.description },
    ...(isObjectType(type) || isInputObjectType(type)
      ? Object.values<{ name: string; description?: string | null | undefined }>(type.getFields()).map(({ name, description }) => ({
          name: `${type.name}.${name}`,
          description,
        }))
      : []),
  ]);
  expect(described.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(described.filter(({ description }) => hasGerman(description)).map(({ name }) => name)).toEqual([]);
});
