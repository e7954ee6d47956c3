/** `npm run bench`: measures what the house costs. Numbers mean something beside each other, on one machine, while it does nothing else. */
import 'reflect-metadata';
import { benchMenu } from './menu';

const benches = [benchMenu];

async function main(): Promise<void> {
  for (const bench of benches) await bench();
}

main().then(
  () => process.exit(0),
  error => {
    console.error(error);
    process.exit(1);
  },
);
