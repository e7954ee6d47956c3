import { readFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { createSchema } from '../../app/graphqlSchema';

// The order of the types depends on the order in which the modules are loaded.
const printSorted = (schema: GraphQLSchema): string => printSchema(lexicographicSortSchema(schema));

test('schema/schema.graphql equals the schema of the resolvers', async () => {
  expect(printSorted(buildSchema(readFileSync('schema/schema.graphql', 'utf8')))).toBe(printSorted(await createSchema()));
});
