import type { MigrationInterface, QueryRunner } from 'typeorm';

const record = `
  id uuid primary key default time_ordered_id(),
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()`;

const array = (name: string): string => `"${name}" jsonb not null default '[]' check (jsonb_typeof("${name}") = 'array')`;
const object = (name: string): string => `"${name}" jsonb check (jsonb_typeof("${name}") = 'object')`;
const parent = (table: string): string => `"parentId" uuid references ${table} on delete restrict check ("parentId" <> id)`;

/** Pages made of blocks, shared blocks, the tree of nodes, and navigations. */
export class Content1763650800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table site (${record},
        name text not null,
        title text,
        description text,
        path text not null default '' constraint site_path_key unique,
        type text not null check (type in ('standard', 'simple')),
        ${parent('site')},
        "imageId" uuid references image on delete restrict,
        "seoTitle" text,
        "seoDescription" text,
        ${object('settings')},
        ${array('content')},
        ${array('draft')},
        "hasDraft" boolean not null,
        "isPublic" boolean not null,
        "publishedAt" timestamptz(3),
        "sortOrder" integer not null check ("sortOrder" >= 0),
        "showInSitemap" boolean not null
      );
      create index site_parent on site ("parentId");
      create index site_image on site ("imageId");
      create table block (${record},
        identifier text not null constraint block_identifier_key unique,
        name text not null,
        type text not null,
        ${object('value')},
        ${object('config')},
        "isPublic" boolean not null,
        "validFrom" timestamptz(3),
        "validTo" timestamptz(3)
      );
      create table node (${record},
        identifier text not null constraint node_identifier_key unique,
        name text not null,
        type text not null,
        ${parent('node')},
        ${object('value')},
        "sortOrder" integer not null check ("sortOrder" >= 0),
        "isPublic" boolean not null
      );
      create index node_parent on node ("parentId");
      create table navigation (${record},
        identifier text not null constraint navigation_identifier_key unique,
        name text not null,
        "isPublic" boolean not null,
        ${array('items')}
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table navigation, node, block, site');
  }
}
