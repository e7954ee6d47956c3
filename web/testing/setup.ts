/** Lets tests of the client wait longer than a second, because a busy machine renders later, and adds what the simulated browser lacks. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 30_000 });

if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView = () => {}; // there is no layout
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
}
