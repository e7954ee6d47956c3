import { defaultEnvironment } from '../../../schema/site/environment';
import type { Services } from '../../platform/context/services';
import { createExternalSources } from './externalSources';

test('permits what the last change of the settings says, also when an earlier read takes longer', async () => {
  let stored: object = {};
  const reads: (() => void)[] = [];
  const query = async (): Promise<object[]> => {
    const value = stored;
    if (reads.length === 0) await new Promise<void>(resolve => reads.push(resolve));
    return [{ value }];
  };
  const cache = createExternalSources({ environment: defaultEnvironment, database: { manager: { query } } } as unknown as Services);
  const first = cache.refresh();
  stored = { pixelId: '1234567' };
  const second = cache.refresh();
  await new Promise(resolve => setImmediate(resolve));
  reads[0]!();
  await Promise.all([first, second]);
  expect(cache.sources().scripts).toEqual(['https://connect.facebook.net']);
});
