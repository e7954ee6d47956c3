/** Runs browser tests one at a time, because two browsers slow each other down on a small machine. */
import TestRunner from 'jest-runner';

export default class SerialRunner extends TestRunner {
  override readonly isSerial = true;
}
