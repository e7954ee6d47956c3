import { execFileSync } from 'node:child_process';
import { Settings } from 'luxon';
import { printHours } from '../../testing/printHours';

const expected = JSON.stringify(printHours());

// A separate process, because the time zone of a device is read only once.
test.each(['UTC', 'Europe/Vienna', 'America/Los_Angeles'])(
  'returns the same results on a device in %s',
  zone => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'schema/testing/printHours.ts'], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(output === expected).toBe(true);
  },
  30_000,
);

describe('with another default zone of luxon', () => {
  afterEach(() => {
    Settings.defaultZone = 'system';
    Settings.defaultLocale = 'en';
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('returns the same results with %s', zone => {
    Settings.defaultZone = zone;
    Settings.defaultLocale = 'ar-EG';
    expect(JSON.stringify(printHours()) === expected).toBe(true);
  });
});
