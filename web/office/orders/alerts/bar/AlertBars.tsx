/** What staff must know of the orders on every page of the back office: a lost connection, and orders that wait for an answer. */
import { ConnectionBar } from './ConnectionBar';
import { WaitingOrdersBar } from './WaitingOrdersBar';

export const AlertBars = () => (
  <>
    <ConnectionBar />
    <WaitingOrdersBar />
  </>
);
