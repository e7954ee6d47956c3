import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The content of scenes, videos and pages as segments, and the files of tasks. */
export class SignageContent1763665299000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table scene add content jsonb not null default '[]' check (jsonb_typeof(content) = 'array');
      alter table "digitalSignageSegment"
        add "uploadId" uuid references upload on delete restrict,
        add "siteId" uuid references site on delete restrict;
      create index "digitalSignageSegment_uploadId" on "digitalSignageSegment" ("uploadId");
      create index "digitalSignageSegment_siteId" on "digitalSignageSegment" ("siteId");
      create table task_uploads (
        "taskId" uuid not null references task on delete cascade,
        "uploadId" uuid not null references upload on delete restrict,
        position integer not null,
        primary key ("taskId", "uploadId")
      );
      create index task_uploads_upload on task_uploads ("uploadId");
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table task_uploads;
      alter table "digitalSignageSegment" drop column "uploadId", drop column "siteId";
      alter table scene drop column content;
    `);
  }
}
