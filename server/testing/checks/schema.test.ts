import { readFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { createSchema } from '../../platform/graphql/graphqlServer';

test('schema/schema.graphql equals the schema of the resolvers', async () => {
  expect(readFileSync('schema/schema.graphql', 'utf8').trim()).toBe(printSchema(await createSchema()).trim());
});
