/** `npm run bench`: measures what the house costs. Numbers mean something beside each other, on one machine that does nothing else. */
import 'reflect-metadata';
import { benchCollection } from './collection';
import { benchMenu } from './menu';
import { benchOrder } from './order';
import { benchOrderList } from './orderList';
import { benchPictures } from './images';
import { benchStart } from './startup';
import { benchSubscribers } from './subscriptions';

async function main(): Promise<void> {
  for (const bench of [benchMenu, benchOrder, benchOrderList, benchCollection, benchSubscribers, benchPictures, benchStart]) await bench();
}

main().then(
  () => process.exit(0),
  error => {
    console.error(error);
    process.exit(1);
  },
);
