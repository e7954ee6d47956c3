/** Prints the GraphQL schema of the resolvers to schema/schema.graphql. */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { createSchema } from '../../app/graphqlSchema';

void createSchema().then(schema => writeFileSync('schema/schema.graphql', `${printSchema(schema)}\n`));
