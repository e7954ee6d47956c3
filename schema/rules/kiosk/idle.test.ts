import { idleStep, type IdleStep, type IdleTime } from './idle';

const time: IdleTime = { idle: 0, screensaverSeconds: 60, hasInput: true, isOrdered: false };

test.each<[string, Partial<IdleTime>, IdleStep]>([
  ['nothing at first', {}, { name: 'active' }],
  ['nothing until 15 seconds before the end', { idle: 44_999 }, { name: 'active' }],
  ['a question 15 seconds before the end', { idle: 45_000 }, { name: 'asking', secondsLeft: 15 }],
  ['a question in the last second', { idle: 59_001 }, { name: 'asking', secondsLeft: 1 }],
  ['the end after a minute', { idle: 60_000 }, { name: 'over' }],
  ['the end after hours of sleep', { idle: 36_000_000 }, { name: 'over' }],
  ['no question when nothing was entered', { idle: 59_999, hasInput: false }, { name: 'active' }],
  ['the end when nothing was entered', { idle: 60_000, hasInput: false }, { name: 'over' }],
  ['the end of a shorter setting', { idle: 20_000, screensaverSeconds: 20 }, { name: 'over' }],
  ['a farewell after an order', { isOrdered: true }, { name: 'farewell', secondsLeft: 20 }],
  ['a farewell in the last second', { isOrdered: true, idle: 19_999 }, { name: 'farewell', secondsLeft: 1 }],
  ['the end 20 seconds after an order', { isOrdered: true, idle: 20_000 }, { name: 'over' }],
])('follows %s', (_, change, step) => expect(idleStep({ ...time, ...change })).toEqual(step));
