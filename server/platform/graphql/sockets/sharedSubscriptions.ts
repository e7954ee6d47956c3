/** Subscriptions of anonymous clients. For all that follow a topic with the same query, an event is executed and serialized once. */
import { setImmediate } from 'node:timers/promises';
import { print, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context } from '../../context/context';
import type { DomainEvent } from '../../events/events';
import { EventStream } from '../../events/eventStream';
import type { SharedMessage } from './socketResults';

/** The sockets that are sent to at once. Other work has its turn before the next ones. */
const sliceSize = 250;

type Send = (message: SharedMessage) => void;
type ExecuteEvent = (event: DomainEvent) => Promise<ExecutionResult>;
type NextResult = IteratorResult<ExecutionResult, undefined>;

/** The groups of all clients of this process. */
export class SharedSubscriptions {
  private readonly groups = new Map<string, SubscriptionGroup>();

  constructor(private readonly serialize: (result: ExecutionResult) => SharedMessage) {}

  /** Returns the subscription of one client. It joins its group when the client asks for the first result. */
  follow({ topic, state }: EventStream, args: ExecutionArgs, execute: ExecuteEvent): SharedSubscription {
    const key = JSON.stringify([topic, print(args.document), args.operationName, args.variableValues]);
    const { bus } = (args.contextValue as Context).services;
    const findGroup = (): SubscriptionGroup => {
      const group =
        this.groups.get(key) ?? new SubscriptionGroup(new EventStream(bus, topic), this.serialize, () => this.groups.delete(key));
      this.groups.set(key, group);
      return group;
    };
    return new SharedSubscription(findGroup, execute, state);
  }
}

/** The subscriptions with the same topic and query. */
class SubscriptionGroup {
  private readonly subscriptions = new Set<SharedSubscription>();

  constructor(
    private readonly events: EventStream,
    private readonly serialize: (result: ExecutionResult) => SharedMessage,
    private readonly onEmpty: () => void,
  ) {}

  add(subscription: SharedSubscription): void {
    this.subscriptions.add(subscription);
    if (this.subscriptions.size === 1) void this.run();
  }

  remove(subscription: SharedSubscription): void {
    if (!this.subscriptions.delete(subscription) || this.subscriptions.size > 0) return;
    this.onEmpty();
    void this.events.return();
  }

  private async run(): Promise<void> {
    try {
      for await (const event of this.events) await this.broadcast(event);
    } catch (error) {
      for (const subscription of this.subscriptions) subscription.fail(error);
    }
  }

  private async broadcast(event: DomainEvent): Promise<void> {
    const recipients = [...this.subscriptions];
    const result = await recipients[0]?.execute(event);
    if (!result) return;
    const message = this.serialize(result);
    for (let start = 0; start < recipients.length; start += sliceSize) {
      for (const recipient of recipients.slice(start, start + sliceSize)) if (this.subscriptions.has(recipient)) recipient.receive(message);
      await setImmediate();
    }
  }
}

/** The subscription of one client. It returns the state as a result, and sends what follows directly to the socket. */
export class SharedSubscription implements AsyncIterableIterator<ExecutionResult> {
  private group: SubscriptionGroup | undefined;
  private send: Send | undefined;
  /** The messages that wait until the state is sent; undefined afterwards. */
  private waiting: SharedMessage[] | undefined = [];
  private isEnded = false;
  private resolveEnd!: (result: NextResult) => void;
  private rejectEnd!: (error: unknown) => void;
  private readonly end = new Promise<NextResult>((resolve, reject) => {
    this.resolveEnd = resolve;
    this.rejectEnd = reject;
  });

  constructor(
    private readonly findGroup: () => SubscriptionGroup,
    readonly execute: ExecuteEvent,
    private readonly state: DomainEvent | undefined,
  ) {}

  /** Sets how messages reach the socket, before the first call of `next`. */
  connect(send: Send): void {
    this.send = send;
  }

  async next(): Promise<NextResult> {
    if (!this.group && !this.isEnded) {
      this.group = this.findGroup();
      this.group.add(this);
      if (this.state) return { value: await this.execute(this.state) };
    }
    if (!this.isEnded) this.sendWaiting();
    return this.end;
  }

  private sendWaiting(): void {
    for (const message of this.waiting ?? []) this.send?.(message);
    this.waiting = undefined;
  }

  receive(message: SharedMessage): void {
    if (this.waiting) this.waiting.push(message);
    else this.send?.(message);
  }

  /** Ends with an error, which the client receives. */
  fail(error: unknown): void {
    this.end.catch(() => {}); // the client may not have asked for it yet
    this.rejectEnd(error);
    this.leave();
  }

  async return(): Promise<NextResult> {
    this.resolveEnd({ done: true, value: undefined });
    this.leave();
    return this.end;
  }

  private leave(): void {
    this.isEnded = true;
    this.group?.remove(this);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
