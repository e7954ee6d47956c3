import { execFileSync } from 'node:child_process';
import { Settings } from 'luxon';
import { tellHours } from '../../testing/printHours';

const told = JSON.stringify(tellHours());

// A process of its own, because the zone of a device is read once.
test.each(['UTC', 'Europe/Vienna', 'America/Los_Angeles'])(
  'a device in %s gives the same answers',
  zone => {
    const answers = execFileSync(process.execPath, ['--import', 'tsx', 'schema/testing/printHours.ts'], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(answers === told).toBe(true);
  },
  30_000,
);

describe('whatever zone luxon takes for its own', () => {
  afterEach(() => {
    Settings.defaultZone = 'system';
    Settings.defaultLocale = 'en';
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('%s gives the same answers', zone => {
    Settings.defaultZone = zone;
    Settings.defaultLocale = 'ar-EG';
    expect(JSON.stringify(tellHours()) === told).toBe(true);
  });
});
