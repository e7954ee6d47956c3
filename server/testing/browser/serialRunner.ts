/** Runs browser tests one by one, while no others run: on a small machine two browsers at once only wait for each other. */
import TestRunner from 'jest-runner';

export default class SerialRunner extends TestRunner {
  override readonly isSerial = true;
}
