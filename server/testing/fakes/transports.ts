/** A mail server and a gateway that only pretend: they remember what they were handed, and refuse what a test wants refused. */
import type { Carrier } from '../../features/messages/transports/transport';
import type { OutboxMessage } from '../../features/messages/outboxMessage.entity';

interface Post extends Carrier {
  carried: OutboxMessage[];
  /** Thrown at the next messages, one after the other. */
  refusals: Error[];
}

export function pretendedPost(): Post {
  const post: Post = {
    carried: [],
    refusals: [],
    carry: async message => {
      const refusal = post.refusals.shift();
      if (refusal) throw refusal;
      post.carried.push(message);
    },
  };
  return post;
}
