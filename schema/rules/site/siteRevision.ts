/** The revisions of a page: its earlier states, of which each stays as it is once another one has begun. */
import { text } from '../../fields/field';

export const revisionInput = {
  name: text({ label: 'Name der Fassung', description: 'Null removes the name', max: 80 }),
};

/** The revisions of a page that stay without a name and without having been published. */
export const maxPlainRevisions = 200;

/** What decides whether a change still belongs to a revision. */
interface RevisionFacts {
  readonly author: string | null;
  readonly authorId: string | null;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
}

type Change = Pick<RevisionFacts, 'author' | 'authorId'> & { readonly at: Date };

const minuteOf = (time: Date): number => Math.floor(time.getTime() / 60_000);

/** Changes of one author in one minute are one revision. One with a name, and one that was published, stays as it is. */
export const belongsTo = ({ author, authorId, name, createdAt, publishedAt }: RevisionFacts, change: Change): boolean =>
  name === null &&
  publishedAt === null &&
  author === change.author &&
  authorId === change.authorId &&
  minuteOf(createdAt) === minuteOf(change.at);
