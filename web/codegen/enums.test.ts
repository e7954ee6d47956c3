/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { enumFile, enumImports, plugin } from './enums';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

test('matches the generated file with the schema', () => {
  expect(readFileSync(enumFile, 'utf8')).toBe(plugin(schema));
});

test('declares each enum only there', () => {
  const names = [...plugin(schema).matchAll(/^export type (\w+)/gm)].map(([, name]) => name);
  const declaration = new RegExp(`^export type (${names.join('|')}) =`, 'm');
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).map(file => `web/${file}`);
  const generatedFiles = files.filter(file => /generated.*\.ts$/.test(file) && file !== enumFile);
  expect(generatedFiles.length).toBeGreaterThan(40);
  expect(generatedFiles.filter(file => declaration.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('imports enums by a path relative to the file', () => {
  expect(enumImports(schema, 'web/generated/settings.ts').Unit).toBe('./enums#Unit');
  expect(enumImports(schema, 'web/office/orders/Orders.generated.ts').Unit).toBe('../../generated/enums#Unit');
});
