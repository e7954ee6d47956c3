/** Runs browser tests one by one, after all others: on a small machine two browsers at once only wait for each other. */
import TestRunner from 'jest-runner';

export default class SerialRunner extends TestRunner {
  override readonly isSerial = true;
}
