/** What the User-Agent header says: whether a program sent the request, and the browser and system of a visitor. */
import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { cleanText } from '../../../../schema/text/cleanText';
import type { Platform } from '../events/event';

interface UserAgent extends Platform {
  isBot: boolean;
}

// A visitor sends the same text with every request.
const known = new LRUCache<string, UserAgent>({ max: 1_000 });

/** Longer ones are sent by no browser. */
const maxLength = 500;

export function parseUserAgent(text: string): UserAgent {
  if (text === '' || text.length > maxLength || isbot(text)) return { isBot: true };
  const found = known.get(text) ?? { isBot: false, ...platformOf(text) };
  known.set(text, found);
  return found;
}

function platformOf(text: string): Platform {
  const { browser, os } = Bowser.parse(text);
  // Windows 11 also calls itself NT 10.
  const system = os.name === 'Windows' ? os.versionName : os.version;
  return {
    browser: nameOf(browser.name),
    browserVersion: majorOf(browser.version),
    operatingSystem: nameOf(os.name),
    operatingSystemVersion: majorOf(system),
  };
}

const nameOf = (name: string | undefined): string | undefined => cleanText(name ?? '', 40) || undefined;

const majorOf = (version: string | undefined): string | undefined => nameOf(version?.split('.')[0]);
