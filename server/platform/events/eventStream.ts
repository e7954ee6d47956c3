/** The events of a topic, for one subscriber. */
import type { DomainEvent, EventBus } from './events';

/**
 * Listens from the first call of `next` on. With a state it starts with an event that represents the current state, so that a client has
 * missed nothing after it reconnects; the bus listens before the state is loaded.
 */
export class EventStream implements AsyncIterableIterator<DomainEvent> {
  private changes: AsyncIterator<DomainEvent> | undefined;
  private firstChange: Promise<IteratorResult<DomainEvent>> | undefined;

  constructor(
    private readonly bus: EventBus,
    readonly topic: string,
    readonly state?: DomainEvent,
  ) {}

  next(): Promise<IteratorResult<DomainEvent>> {
    if (!this.changes) {
      this.changes = this.bus.subscribe(this.topic);
      if (!this.state) return this.changes.next();
      this.firstChange = this.changes.next();
      return Promise.resolve({ done: false, value: this.state });
    }
    const change = this.firstChange ?? this.changes.next();
    this.firstChange = undefined;
    return change;
  }

  async return(): Promise<IteratorResult<DomainEvent>> {
    this.changes ??= this.bus.subscribe(this.topic);
    await this.changes.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
